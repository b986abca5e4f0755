import { setImmediate } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';

/** More than an answer and the drawing of what is in it take. */
const TURNS = 100;

/** Stops the clock to the end of the test: timers wait for `passTime`. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

/**
 * Lets time pass by a clock that `stopClock` stopped, and all that is under way come to rest before and after. `expect.poll` is
 * no way to wait there: it moves the clock on.
 */
export async function passTime(ms: number): Promise<void> {
  await turns();
  await vi.advanceTimersByTimeAsync(ms);
  await turns();
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
}
