import type { Clock } from './Clock.ts';

/**
 * Makes a clock that shows the machine's time of now, and goes on by the time that passes whatever the machine's clock is set to
 * afterwards. What lasts for a while is measured by it: sign-ins, waits, counts. Time that the machine slept may be left out.
 */
export function steadyClock(): Clock {
  const begun = Date.now() - performance.now();
  return () => Math.trunc(begun + performance.now());
}
