import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/*
 * The styles that one page's HTML can use. Inlined into the document, they let the page paint without waiting for another
 * request; the rest of the stylesheet follows once the page is usable. The foundation (reset, tokens, faces) is carried
 * whole: were a part of it to come late, the whole page would be laid out anew.
 */

interface RuleNeeds {
  /** What each selector of the rule names: it can match only if the page has all of these classes and elements. */
  selectors: { text: string; classes: string[]; tags: string[] }[];
}

/** What a page's HTML is made of. */
interface Present {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const TAG = /(?:^|[\s>+~])([a-z][\w-]*)/gi;
const needs = new WeakMap<Rule, RuleNeeds>();

function needsOf(rule: Rule): RuleNeeds {
  const known = needs.get(rule);
  if (known) return known;
  const made = {
    selectors: rule.selectors.map((text) => {
      // A class inside :not() or :is() is no condition that the page must meet.
      const plain = text.replace(/:(?:not|is|where|has)\([^()]*\)/g, '');
      const bare = plain.replace(/\[[^\]]*\]/g, '');
      return {
        text,
        classes: [...plain.matchAll(CLASS)].map((m) => m[1] as string),
        tags: [...bare.matchAll(TAG)].map((m) => (m[1] as string).toLowerCase()),
      };
    }),
  };
  needs.set(rule, made);
  return made;
}

function keep(source: Container<ChildNode>, present: Present, target: Container<ChildNode>): void {
  const { classes, tags } = present;
  source.each((node) => {
    if (node.type === 'rule') {
      const selectors = needsOf(node).selectors.filter(
        (s) => s.classes.every((name) => classes.has(name)) && s.tags.every((name) => tags.has(name)),
      );
      if (selectors.length) target.append(node.clone({ selectors: selectors.map((s) => s.text) }));
    } else if (node.type === 'atrule') {
      keepAtRule(node, present, target);
    }
  });
}

function keepAtRule(node: AtRule, present: Present, target: Container<ChildNode>): void {
  if (/^(?:media|supports|layer|container)$/.test(node.name) && node.nodes) {
    const copy = node.clone({ nodes: [] });
    keep(node as Container<ChildNode>, present, copy as Container<ChildNode>);
    if (copy.nodes?.length) target.append(copy);
  } else {
    target.append(node.clone());
  }
}

/** Removes keyframes that nothing kept plays. */
function dropUnplayed(sheet: postcss.Root): void {
  let animations = '';
  sheet.walkDecls(/^animation/, (decl) => {
    animations += ` ${decl.value}`;
  });
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.includes(rule.params)) rule.remove();
  });
}

/**
 * Prepares a stylesheet in its two parts (tooling/vite/split-stylesheet.ts); the result gives the critical rules for a
 * page's HTML, as CSS text.
 */
export function createCriticalCss(foundation: string, stylesheet: string): (html: string) => string {
  const sheet = postcss.parse(stylesheet);
  const memo = new Map<string, string>();
  return (html) => {
    const classes = new Set<string>();
    for (const [, list] of html.matchAll(/\sclass="([^"]*)"/g))
      for (const name of (list ?? '').split(/\s+/)) classes.add(name);
    // The document's own elements stand around the app's HTML.
    const tags = new Set([
      'html',
      'body',
      'head',
      ...[...html.matchAll(/<([a-z][\w-]*)/gi)].map((m) => (m[1] as string).toLowerCase()),
    ]);
    // Pages of one kind are made of the same: the same set gives the same rules.
    const key = [...classes, ...tags].sort().join(' ');
    const known = memo.get(key);
    if (known !== undefined) return known;
    const kept = postcss.root();
    keep(sheet, { classes, tags }, kept as Container<ChildNode>);
    dropUnplayed(kept);
    const css = (foundation + kept.toString()).replace(/\s*\n\s*/g, '');
    if (memo.size > 200) memo.clear();
    memo.set(key, css);
    return css;
  };
}
