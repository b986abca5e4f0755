import { expect, it } from 'vitest';
import { ownMark, TEXT_MARK, withoutMarks } from './marks.ts';

it('puts texts where their marks stand, without the white space around these', () => {
  expect(withoutMarks(`<a>\n  <${TEXT_MARK}> one </${TEXT_MARK}>\n  <b />\n  <${TEXT_MARK}>two</${TEXT_MARK}>\n</a>`)).toBe(
    '<a> one <b />two</a>',
  );
});

it('takes no longer for much white space than for other characters', () => {
  const space = ' '.repeat(500_000);
  const xml = `<a><b>${space}1</b><${TEXT_MARK}>2</${TEXT_MARK}></a>`;

  expect(withoutMarks(xml)).toBe(`<a><b>${space}1</b>2</a>`);
});

it('gives an attribute the prefix of its element', () => {
  const mark = ownMark('c');

  expect(withoutMarks(`<p:a b="1" ${mark}="2"><q:b ${mark}="3" /></p:a>`)).toBe('<p:a b="1" p:c="2"><q:b q:c="3" /></p:a>');
  expect(withoutMarks(`<a ${mark}="2" p:d="1" />`)).toBe('<a c="2" p:d="1" />');
});

it('leaves what only looks like a mark', () => {
  const xml = '<p:a b=" #c">x #c="1" y</p:a>';

  expect(withoutMarks(xml)).toBe(xml);
});
