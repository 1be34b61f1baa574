import path from 'node:path';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Exclude<Group['name'], string>>[1];

/** Screens, and parts of the frame that every page loads when it is usable. */
const FIRST_PARTS = /-screen\.tsx$|app\/(?:frame-strips|ui\/toast-region)\.tsx$/;

/** Modules that `entries` import, directly or through others; what they load later is not among them. */
function reach(entries: string[], context: Context): Set<string> {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let id = queue.pop(); id; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    queue.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/**
 * One file for what every page loads a little after it is usable: the phone's own copy. As the bundler's own choice
 * these are thirty files in six rounds over a slow line. What a screen's first view shares with it stays outside: no
 * screen waits for this file, and no file of a screen imports it in a circle.
 */
export function phoneCopyGroup(root: string): Group {
  const app = (file: string) => path.join(root, 'app', file);
  let members: Set<string> | null = null;
  const find = (context: Context) => {
    const main = app('main.tsx');
    const routes = [...reach([main], context)];
    const screens = routes.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    const copy = app('pwa/phone-copy.ts');
    const first = reach(
      [main, app('pwa/start.ts'), ...screens.filter((id) => FIRST_PARTS.test(id))],
      context,
    );
    return new Set([...reach([copy], context)].filter((id) => id !== copy && !first.has(id)));
  };
  return {
    debugName: 'phone-copy',
    name: (id, context) => {
      members ??= find(context);
      return members.has(id) ? 'phone-copy' : null;
    },
    includeDependenciesRecursively: false,
  };
}
