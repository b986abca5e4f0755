import { expect, it } from 'vitest';
import { findAll } from './findAll.ts';

it('finds a text as it is written, without regard to case', () => {
  expect(findAll('a.b A.B axb', 'a.b')).toEqual([0, 4]);
  expect(findAll('${x} $', '${x}')).toEqual([0]);
  expect(findAll('审核，复核', '核')).toEqual([1, 4]);
  expect(findAll('abc', '')).toEqual([]);
});

it('gives up after ten thousand places', () => {
  expect(findAll('a'.repeat(20_000), 'a')).toHaveLength(10_000);
});
