import { renderPublic } from '@zhilv/testing/public/render-public';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { CodeText } from './CodeText.ts';
import { CodeView, type CodeViewHandle, type CodeViewProps } from './CodeView.tsx';

function view(text: string, finds: CodeViewProps['finds'] = { places: [], length: 0, current: -1 }) {
  const ref = createRef<CodeViewHandle>();
  const page = renderPublic(<CodeView ref={ref} code={new CodeText(text, 'xml')} label="XML 内容" finds={finds} />);
  const region = page.getByRole('region', { name: 'XML 内容' });
  const marks = () => [...region.querySelectorAll('mark')];
  return { ref, region, marks, lines: () => [...region.querySelectorAll('code')].map(({ textContent }) => textContent) };
}

const LONG = Array.from({ length: 5000 }, (_, line) => `<task id="t${line}"/>`).join('\n');

it('shows the lines with their numbers, and markup as text', () => {
  const { region, lines } = view('<a>\n  <img src="x"/>\n</a>');

  expect(lines()).toEqual(['<a>', '  <img src="x"/>', '</a>']);
  expect([...region.querySelectorAll('[aria-hidden="true"]')].map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  expect(region.querySelector('img')).toBeNull();
});

it('can be scrolled by the keyboard', () => {
  expect(view('<a/>').region.tabIndex).toBe(0);
});

it('draws a small part of a large text, and that which is asked for', async () => {
  const { ref, lines } = view(LONG);
  expect(lines().length).toBeLessThan(200);
  expect(lines()[0]).toBe('<task id="t0"/>');

  ref.current?.reveal(LONG.indexOf('t4000'));

  await expect.poll(lines).toContain('<task id="t4000"/>');
  expect(lines().length).toBeLessThan(200);
});

it('marks what was found, also across colours, and the one that people look at', () => {
  const text = '<task name="task"/>';
  const { marks } = view(text, { places: [1, 12], length: 4, current: 1 });

  expect(marks().map(({ textContent }) => textContent)).toEqual(['task', 'task']);
  expect(marks().map((mark) => mark.dataset['current'])).toEqual([undefined, '1']);
});

it('cuts a line that would take a browser long, and says how much is missing', () => {
  const [line] = view(`<a b="${'x'.repeat(5000)}"/>`).lines();

  expect(line).toMatch(/^<a b="x+ …… 此行还有 1009 个字符$/);
});
