import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';

const RESOLVED = '\0virtual:theme.css';
const MODULE = fileURLToPath(new URL('../../app/ui/theme/theme-css.ts', import.meta.url));

/** The design tokens and global styles of the Chakra system as one static stylesheet, `virtual:theme.css`. */
export function themeStylesheet(): Plugin {
  return {
    name: 'angan:theme-stylesheet',
    resolveId: {
      filter: { id: /^virtual:theme\.css$/ },
      handler: () => RESOLVED,
    },
    load: {
      filter: { id: /^\0virtual:theme\.css$/ },
      async handler() {
        this.addWatchFile(MODULE);
        const { themeCss } = (await tsImport(MODULE, import.meta.url)) as { themeCss: () => string };
        return themeCss();
      },
    },
  };
}
