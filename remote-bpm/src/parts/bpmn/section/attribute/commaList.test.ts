import { expect, it } from 'vitest';
import { commaList } from './commaList.ts';

it('gives trimmed items and leaves empty ones out', () => {
  expect(commaList(' zhang , ,li,')).toEqual(['zhang', 'li']);
  expect(commaList('')).toEqual([]);
});

it('keeps an expression whole, whatever stands in its braces', () => {
  expect(commaList('${users(a,b)},wang,#{pick({x: 1, y: 2}, z)}')).toEqual(['${users(a,b)}', 'wang', '#{pick({x: 1, y: 2}, z)}']);
  expect(commaList('a},b,${c,d')).toEqual(['a}', 'b', '${c,d']);
});
