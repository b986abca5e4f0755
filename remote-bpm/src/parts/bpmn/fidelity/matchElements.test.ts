import { expect, it } from 'vitest';
import { matchElements } from './matchElements.ts';
import { xmlTree } from './xmlTree.ts';

const matches = (elements: string, others: string) =>
  matchElements(xmlTree(`<r>${elements}</r>`).children, xmlTree(`<r>${others}</r>`).children);

it.each([
  ['identifiers come first', '<a id="1"/><a id="2"/>', '<a id="2" b="x"/><a id="1"/>', [1, 0]],
  ['then the order, where there are as many', '<a b="1"/><a b="2"/>', '<a b="2"/><a b="3"/>', [0, 1]],
  ['then what says the same, where one is missing', '<a b="1"/><a b="2"/>', '<a b="2"/>', [null, 0]],
  ['also in depth', '<a><c>1</c></a><a><c>2</c></a>', '<a><c>2</c></a>', [null, 0]],
  ['elements that say the same are taken one by one', '<a/><a/><a/>', '<a/><a/>', [0, 1, null]],
  ['an identifier that is used twice is matched twice', '<a id="1"/><a id="1"/>', '<a id="1"/><a id="1"/>', [0, 1]],
])('%s', (_, elements, others, expected) => {
  expect(matches(elements, others)).toEqual(expected);
});
