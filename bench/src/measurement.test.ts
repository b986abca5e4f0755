import { describe, expect, it } from 'vitest';
import { excesses, limitOf, median, ratioOf } from './measurement.ts';

describe('a measurement', () => {
  it('counts by its median, which one slow run does not move', () => {
    expect(median([30, 10, 9000])).toBe(30);
    expect(median([40, 10, 20, 30])).toBe(25);
    expect(ratioOf({ subject: [300, 200, 9000], floor: [100, 90, 110] })).toBe(3);
  });

  it('is within a budget that it just meets', () => {
    expect(excesses({ subject: [300], floor: [100] }, { ratio: 3, milliseconds: 300 })).toEqual([]);
  });

  it('says how far it is over ratio and time', () => {
    expect(excesses({ subject: [360], floor: [100] }, { ratio: 3, milliseconds: 350 })).toEqual([
      'it takes 3.60 times as long as its floor, at most 3.00 is allowed',
      'it takes 360 ms, at most 350 ms are allowed',
    ]);
  });

  it('names the aim beside a limit that is above it, and holds the limit', () => {
    expect(limitOf({ ratio: 1.45, milliseconds: 3000, aim: 1.15 })).toBe('at most 1.45 and 3000 ms, aim 1.15');
    expect(excesses({ subject: [140], floor: [100] }, { ratio: 1.45, aim: 1.15 })).toEqual([]);
  });
});
