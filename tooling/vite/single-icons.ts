import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from ['"]lucide-react['"];?/g;

/** `Building2` → `building-2`, the name of the icon's own file. */
function fileName(icon: string): string {
  return icon
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/**
 * Imports each lucide icon from its own file. Through the package's front door the build reads some 1,700 files to
 * throw all but a few dozen away, four times.
 */
export function singleIcons(): Plugin {
  let folder = '';
  return {
    name: 'angan:single-icons',
    enforce: 'pre',
    configResolved(config) {
      folder = path.join(config.root, 'node_modules/lucide-react/dist/esm/icons');
    },
    transform: {
      filter: { id: /\/app\/.*\.tsx?$/, code: 'lucide-react' },
      handler(code) {
        const replaced = code.replace(IMPORT, (whole, list: string) => {
          const lines: string[] = [];
          for (const part of list
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)) {
            if (part.startsWith('type ')) continue;
            const [icon = '', local = icon] = part.split(/\s+as\s+/);
            if (!existsSync(path.join(folder, `${fileName(icon)}.mjs`))) return whole;
            lines.push(`import ${local} from 'lucide-react/icons/${fileName(icon)}';`);
          }
          return lines.join(' ');
        });
        return replaced === code ? undefined : { code: replaced, map: null };
      },
    },
  };
}
