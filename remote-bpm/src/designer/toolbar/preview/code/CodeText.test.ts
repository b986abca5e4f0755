import { expect, it } from 'vitest';
import { CodeText } from './CodeText.ts';
import { highlightCode } from './highlightCode.ts';

const XML = `<a>
  <b name="x" />
  <![CDATA[
    <no tag="1">
  ]]>
  <!--
  <c/>
  -->
  <d>text
over lines</d>
</a>`;

it('knows its lines', () => {
  const code = new CodeText(XML, 'xml');

  expect(code.lineCount).toBe(11);
  expect([code.line(0), code.line(9), code.line(10)]).toEqual(['<a>', 'over lines</d>', '</a>']);
  expect(code.lineAt(0)).toBe(0);
  expect(code.lineAt(XML.indexOf('over'))).toBe(9);
  expect(code.startOf(11)).toBe(XML.length);
});

it.each([
  [1, 1],
  // Neither a section of CDATA, a comment nor a text can be told by their later lines.
  [3, 2],
  [4, 2],
  [6, 5],
  [9, 8],
])('colours lines from %i on as a part from %i on', (begin, first) => {
  expect(new CodeText(XML, 'xml').partToColour(begin, begin + 1)).toMatchObject({ first });
});

it('colours any part as it is coloured in the whole', () => {
  const code = new CodeText(XML, 'xml');
  const whole = highlightCode(XML, 'xml');

  for (let begin = 0; begin < code.lineCount; begin += 1) {
    const part = code.partToColour(begin, code.lineCount);
    const lines = part === null ? [] : highlightCode(part.text, 'xml').slice(begin - part.first);
    expect(lines, `from line ${begin} on`).toEqual(whole.slice(begin));
  }
});

it('does not colour what would take long', () => {
  const code = new CodeText(`<a b="${'x'.repeat(100_000)}"/>\n<c/>`, 'xml');

  expect(code.partToColour(0, 1)).toBeNull();
  expect(code.partToColour(1, 2)).toEqual({ first: 1, text: '<c/>' });
});

it('reads five megabytes at once, and any part of them', () => {
  const text = '<task id="a" name="审核" />\n'.repeat(190_000);
  const code = new CodeText(text, 'xml');

  expect(code.lineCount).toBe(190_001);
  expect(code.partToColour(100_000, 100_040)?.first).toBe(100_000);
});
