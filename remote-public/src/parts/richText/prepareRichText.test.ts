import { expect, it } from 'vitest';
import { prepareRichText } from './prepareRichText.ts';

it.each([
  ['<h3>一</h3><p>二</p><h4 class="x">三</h4>', '<h2>一</h2><p>二</p><h3 class="x">三</h3>'],
  ['<H1>一</H1><h5>二</h5>', '<H2>一</H2><h5>二</h5>'],
  ['<p>一<br>&lt;h3&gt;</p><hr>', '<p>一<br>&lt;h3&gt;</p><hr>'],
  ['', ''],
])('puts the headings of %s below that of the page', async (html, below) => {
  expect(await prepareRichText(html, 2, [])).toBe(below);
});

it('puts them below that of a section', async () => {
  expect(await prepareRichText('<h1>一</h1><h3>二</h3>', 3, [])).toBe('<h3>一</h3><h5>二</h5>');
  expect(await prepareRichText(null, 3, [])).toBe('');
});
