import { expect, it } from 'vitest';
import { isIdentifier } from './identifiers.ts';

it.each(['review', '_1', 'A-1.b', '审核', '流程a', 'é·2'])('takes %s for an identifier', (text) => {
  expect(isIdentifier(text)).toBe(true);
});

it.each(['', '1abc', '-a', 'a b', 'a$', 'a:b', 'a\n', ' a', '×', 'a“'])('does not take %j for one', (text) => {
  expect(isIdentifier(text)).toBe(false);
});
