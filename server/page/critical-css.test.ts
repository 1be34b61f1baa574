import { expect, test } from 'vitest';
import { createCriticalCss } from './critical-css.ts';

const css = createCriticalCss(`
:root{--a:#111;--b:var(--a);--unused:#222}
body{color:var(--b)}
.card{margin:0}.card .title:hover{color:red}.other{color:blue}
.card,.other{padding:0}
@media (min-width:10px){.other{top:0}.card{top:0}}
@media print{.other{left:0}}
.chip:not(.other){right:0}
@keyframes spin{to{rotate:1turn}}
@font-face{font-family:X;src:url(x.woff2)}
`);

test('keeps the rules that the page can match, with what they refer to', () => {
  const out = css('<main class="card big"><b class="title"></b></main>');
  expect(out).toContain('--a:#111');
  expect(out).toContain('--b:var(--a)');
  expect(out).toContain('.card .title:hover');
  expect(out).toContain('@media (min-width:10px){.card{top:0}}');
  expect(out).toContain('@font-face');
  expect(out).toContain('.card{padding:0}');
});

test('drops the rest', () => {
  const out = css('<main class="card"></main>');
  for (const gone of ['--unused', '.other', '.title', 'print', 'spin', '.chip'])
    expect(out).not.toContain(gone);
});

test('a class inside :not() is not asked for', () => {
  expect(css('<i class="chip"></i>')).toContain('.chip:not(.other)');
});

test('drops rules for elements that the page does not have', () => {
  const tags = createCriticalCss(
    'table{a:b}p,td{c:d}html p[lang=td]{e:f}p:has(td){g:h}@media screen{td p{i:j}}',
  );
  expect(tags('<main><p lang="td"></p></main>')).toBe('p{c:d}html p[lang=td]{e:f}p:has(td){g:h}');
});
