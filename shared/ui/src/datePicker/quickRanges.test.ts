import { expect, it } from 'vitest';
import { quickRanges } from './quickRanges.ts';

it('counts the day itself', () => {
  expect(quickRanges('2024-03-05').map(({ label, begin, end }) => [label, begin, end])).toEqual([
    ['今天', '2024-03-05', '2024-03-05'],
    ['近7天', '2024-02-28', '2024-03-05'],
    ['近30天', '2024-02-05', '2024-03-05'],
    ['本月', '2024-03-01', '2024-03-05'],
  ]);
});

it('goes back over the turn of the year', () => {
  expect(quickRanges('2023-01-02')[1]?.begin).toBe('2022-12-27');
});
