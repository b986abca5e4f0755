import { expect, it } from 'vitest';
import { highlightCode } from './highlightCode.ts';

const textOf = (lines: ReturnType<typeof highlightCode>): string =>
  lines.map((runs) => runs.map(({ text }) => text).join('')).join('\n');

it.each([
  ['xml', '<?xml version="1.0"?>\n<!-- 说明\n两行 -->\n\n<task name="&lt;审核&gt;">\n  <![CDATA[ <a> ]]>\n</task>\n'],
  ['json', '{\n  "name": "审核",\n\n  "open": [true, null, -1.5e3]\n}'],
  ['xml', ''],
] as const)('gives every sign of %s once, line by line', (language, text) => {
  expect(textOf(highlightCode(text, language))).toBe(text);
});

it('tells names, attributes and values apart', () => {
  const [runs = []] = highlightCode('<task name="审核"/>', 'xml');
  const scopeOf = (part: string) => runs.find(({ text }) => text.includes(part))?.scope;

  expect([scopeOf('task'), scopeOf('name'), scopeOf('审核')]).toEqual(['name', 'attr', 'string']);
});

it('keeps the colour of what goes over several lines', () => {
  const lines = highlightCode('<!-- a\nb -->\n<c/>', 'xml');

  expect(lines.map(([first]) => first?.scope)).toEqual(['comment', 'comment', 'tag']);
});

it('gives text that is no markup without a colour', () => {
  expect(highlightCode('<a>正文</a>', 'xml')[0]).toContainEqual({ text: '正文', scope: null });
});
