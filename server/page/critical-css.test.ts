import { expect, test } from 'vitest';
import { createCriticalCss } from './critical-css.ts';

const css = createCriticalCss(
  '@layer tokens{:root{--a:#111}}@font-face{font-family:X;src:url(x.woff2)}',
  `
.card{margin:0}.card .title:hover{color:red}.other{color:blue}
.card,.other{padding:0}
@media (min-width:10px){.other{top:0}.card{top:0}}
@media print{.other{left:0}}
.chip:not(.other){right:0}
@keyframes spin{to{rotate:1turn}}
`,
);

test('carries the foundation whole', () => {
  expect(css('<main></main>')).toBe(
    '@layer tokens{:root{--a:#111}}@font-face{font-family:X;src:url(x.woff2)}',
  );
});

test('keeps the rules that the page can match', () => {
  const out = css('<main class="card big"><b class="title"></b></main>');
  expect(out).toContain('.card .title:hover');
  expect(out).toContain('@media (min-width:10px){.card{top:0}}');
  expect(out).toContain('.card{padding:0}');
});

test('drops the rest', () => {
  const out = css('<main class="card"></main>');
  for (const gone of ['.other', '.title', 'print', 'spin', '.chip']) expect(out).not.toContain(gone);
});

test('a class inside :not() is not asked for', () => {
  expect(css('<i class="chip"></i>')).toContain('.chip:not(.other)');
});

test('drops rules for elements that the page does not have', () => {
  const tags = createCriticalCss(
    '',
    'table{a:b}p,td{c:d}html p[lang=td]{e:f}p:has(td){g:h}@media screen{td p{i:j}}',
  );
  expect(tags('<main><p lang="td"></p></main>')).toBe('p{c:d}html p[lang=td]{e:f}p:has(td){g:h}');
});
