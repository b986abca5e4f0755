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

it.each([
  ['Admin@Admin@1', 1],
  ['adminAdmin-93', 1],
  ['k8#Tq2vR!mZ4', 3],
])('counts nothing of the account name in %j, which it judges as %d', (password, strength) => {
  expect(strengthOf(password, 'admin')).toBe(strength);
});
