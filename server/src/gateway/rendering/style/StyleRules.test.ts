import { expect, it } from 'vitest';
import { StyleRules } from './StyleRules.ts';

const pick = (stylesheet: string, ...classes: string[]): string => StyleRules.read(stylesheet)?.pick(new Set(classes)) ?? '';

it.each([
  ['.a{color:red}', '.b{color:red}'],
  ['.a:hover,.b .c{color:red}', '.b.a{color:red}'],
  ['.a:not(.b){color:red}', '.b:not(.a){color:red}'],
  [':where([data-remote=site]) .a>svg{color:red}', ':where([data-remote=site]) .a>.b{color:red}'],
  ['a[href$=".pdf"]{color:red}', '.b[href$=".pdf"]{color:red}'],
  [':is(:not(.b),.c) p{color:red}', ':is(:not(.b),.c) .b{color:red}'],
  ['.a{color:red;& .b{color:blue}}', '.b{color:red;& .a{color:blue}}'],
  ['.b{:not(&){color:red}}', '.b{&:hover{color:red}}'],
  ['.b{:not(:is(.c) &){color:red}}', '.b{.c &:is(:hover){color:red}}'],
  ['.b{:not([title=")"] &){color:red}}', '.b{width:calc(1px);color:red}'],
  ['.b标题{color:red}', '.b{color:red}'],
  [String.raw`.b\.c{color:red}`, '.b{color:red}'],
  [':root{--space:4px}', '.a .b::before{color:red}'],
])('what has class a alone needs %s, and never %s', (needed, other) => {
  expect(pick(other + needed + other, 'a')).toBe(needed);
});

it('keeps a group for the rules in it, and a layer for its place among the others', () => {
  const media = '@media (width < 768px){.a{color:red}.b{color:red}}@supports (gap:1px){.b{gap:1px}}';

  expect(pick(`@layer reset,ui;@layer ui{.b{color:red}}@layer later{${media}}`, 'a')).toBe(
    '@layer reset,ui;@layer ui{}@layer later{@media (width < 768px){.a{color:red}}}',
  );
});

it('keeps what no class says anything about, and leaves out comments', () => {
  const kept =
    '@font-face{font-family:a;src:url(a.woff2)}@keyframes b{0%{opacity:0}to{opacity:1}}@property --c{syntax:"*";inherits:false}';

  expect(pick(`/* .a; */${kept}.b{color:red}`)).toBe(kept);
});

it('gives all of a stylesheet to a page that has all of its classes', () => {
  const stylesheet = '@layer a,b;@layer a{.a{color:red}@media print{.b .a:hover{color:blue}}}@layer b{p{margin:0}}';

  expect(pick(stylesheet, 'a', 'b')).toBe(stylesheet);
});

it.each([
  '.b{color:red',
  '.b{color:red}}',
  '.b{content:"}',
  '/* .b{}',
  '@import "b.css";',
  '@namespace svg "http://www.w3.org/2000/svg";',
])('does not read %s, which would be something else with another stylesheet before or behind it', (stylesheet) => {
  expect(StyleRules.read(stylesheet)).toBeNull();
});
