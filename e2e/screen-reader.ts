import type { Page } from 'playwright-core';

/** A node of Chromium's accessibility tree, as much of it as is asked here. */
interface Node {
  nodeId: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

export interface Spoken {
  role: string;
  name: string;
  level?: number;
}

/** What a screen reader finds in the page, in its order. */
export async function readTree(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
  await session.detach();
  // They come level by level; heard is one branch after the other.
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (node: Node | undefined): Node[] =>
    node ? [node, ...(node.childIds ?? []).flatMap((id) => inOrder(byId.get(id)))] : [];
  return inOrder(nodes[0])
    .filter((node) => !node.ignored)
    .map(({ role, name, properties }) => {
      const level = properties?.find((property) => property.name === 'level')?.value.value;
      return {
        role: role?.value ?? '',
        name: (name?.value ?? '').replace(/\s+/g, ' ').trim(),
        ...(typeof level === 'number' ? { level } : {}),
      };
    });
}

const NEED_A_NAME = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'checkbox',
  'switch',
  'radio',
  'slider',
  'spinbutton',
  'tab',
  'tabpanel',
  'dialog',
  'image',
  'img',
  'Iframe',
  'region',
  'DisclosureTriangle',
]);

/** What somebody who hears the page instead of seeing it would complain of. */
export function treeProblems(tree: readonly Spoken[]): string[] {
  const problems: string[] = [];
  const all = (role: string) => tree.filter((node) => node.role === role);
  for (const role of ['banner', 'main', 'contentinfo'])
    if (all(role).length !== 1) problems.push(`${all(role).length} × ${role}`);
  const navigations = all('navigation').map(({ name }) => name);
  if (new Set(navigations).size !== navigations.length) problems.push(`navigations ${navigations.join()}`);
  for (const { role, name } of tree)
    if (NEED_A_NAME.has(role) && !name) problems.push(`${role} without a name`);

  const headings = all('heading');
  if (headings.filter(({ level }) => level === 1).length !== 1) problems.push('not one h1');
  if (headings[0]?.level !== 1) problems.push(`begins with “${headings[0]?.name}”`);
  headings.forEach(({ name, level = 0 }, at) => {
    if (!name) problems.push('empty heading');
    const before = headings[at - 1]?.level ?? level;
    if (level > before + 1) problems.push(`h${before} is followed by h${level} “${name}”`);
  });
  return problems;
}

/**
 * Notes from here on what is read out by itself: changes of live regions that were there before, and alerts. Call again
 * after a new page has been loaded.
 */
export async function listen(page: Page): Promise<{ heard(): Promise<string[]> }> {
  await page.evaluate(() => {
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const heard: string[] = [];
    const known = new Set(document.querySelectorAll(LIVE));
    const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        if (region && known.has(region)) changed.add(region);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const added of [node, ...node.querySelectorAll('*')]) {
            // Other regions must be there before their words are.
            if (added.matches('[role=alert]')) changed.add(added);
            if (added.matches(LIVE) && !textOf(added)) known.add(added);
          }
        }
      }
      for (const region of changed) if (textOf(region)) heard.push(textOf(region));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { heardSoFar: heard });
  });
  return { heard: () => page.evaluate(() => (window as unknown as { heardSoFar: string[] }).heardSoFar) };
}
