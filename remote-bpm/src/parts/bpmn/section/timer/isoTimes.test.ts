import { expect, it } from 'vitest';
import { isCycle, isExpression, isIsoDate, isIsoDuration } from './isoTimes.ts';

it('knows dates, with and without a time', () => {
  expect(['2030-01-01', '2030-01-01T09:00:00', ' 2030-01-01T09:00Z', '2030-01-01T09:00:00.5+08:00'].every(isIsoDate)).toBe(true);
  expect(['2030', '2030/01/01', '明天', '2030-01-01 09:00'].filter(isIsoDate)).toEqual([]);
});

it('knows durations', () => {
  expect(['PT30M', 'P1Y2M3DT4H', 'P2W', 'PT0.5S'].every(isIsoDuration)).toBe(true);
  expect(['30M', 'P', 'PT', '1h', 'P1H'].filter(isIsoDuration)).toEqual([]);
});

it('knows what is repeated: by ISO 8601, and by cron', () => {
  expect(
    ['R3/PT10M', 'R/P1D', 'R2/2030-01-01T00:00:00/PT1H', 'PT5M', '0 0/5 * * * ?', '0 15 10 ? * MON-FRI 2030'].every(isCycle),
  ).toBe(true);
  expect(['R3', 'R3/10M', '每天', '* * *'].filter(isCycle)).toEqual([]);
});

it('knows expressions of engines', () => {
  expect(['${due}', '#{due}', 'PT${hours}H'].every(isExpression)).toBe(true);
  expect(isExpression('PT1H')).toBe(false);
});
