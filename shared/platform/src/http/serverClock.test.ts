import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './serverClock.ts';

const NOON = Date.UTC(2026, 2, 1, 12);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('goes on from what the last answer told, whatever the clock of the browser says', () => {
  noteServerTime(NOON);
  vi.advanceTimersByTime(90_000);
  vi.setSystemTime(Date.now() - 48 * 3_600_000);

  expect(serverNow()).toBe(NOON + 90_000);
});

it('keeps what is known where an answer tells nothing', () => {
  noteServerTime(NOON);
  noteServerTime(null);

  expect(serverNow()).toBe(NOON);
});
