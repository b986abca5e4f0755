import { expect, it } from 'vitest';
import { known } from './known.ts';

it.each([
  ['渠道通知', true],
  ['0', true],
  [' ', true],
  ['', false],
  [null, false],
  [undefined, false],
])('tells whether %j says anything', (text, says) => {
  expect(known(text)).toBe(says);
});
