import { expect, it } from 'vitest';
import { greetingAt, longDate } from './greetingAt.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+08:00`);

it.each([
  ['00:00', '夜深了'],
  ['06:30', '早上好'],
  ['09:00', '上午好'],
  ['12:10', '中午好'],
  ['17:59', '下午好'],
  ['18:00', '晚上好'],
])('at %s in Shanghai it says %s', (time, words) => {
  expect(greetingAt(at(time))).toBe(words);
});

it('names the day in Shanghai', () => {
  expect(longDate(at('00:30'))).toBe('2026年11月21日星期六');
});
