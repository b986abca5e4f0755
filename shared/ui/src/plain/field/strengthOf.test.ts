import { expect, it } from 'vitest';
import { strengthOf } from './strengthOf.ts';

it.each([
  ['', 0],
  ['abc', 1],
  ['admin123', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['abcdefgh1234567', 1],
  ['mountains', 1],
  ['lakeside7', 2],
  ['Lakeside-7-boats', 3],
])('judges %j as %d', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
