import { expect, it } from 'vitest';
import { CrashLog } from './CrashLog.ts';

function log() {
  let now = 0;
  const crashes = new CrashLog(() => now);
  return (at: number, remote = 'remote_a', release = '2') => {
    now = at * 1000;
    return crashes.add(remote, release);
  };
}

it('takes three crashes within a minute for a loop', () => {
  const crash = log();

  expect([crash(0), crash(30), crash(59)]).toEqual([false, false, true]);
});

it('forgets what was longer ago', () => {
  const crash = log();

  expect([crash(0), crash(30), crash(60), crash(89)]).toEqual([false, false, false, true]);
});

it('counts each release by itself', () => {
  const crash = log();

  expect([crash(0), crash(1, 'remote_a', '1'), crash(2, 'remote_b'), crash(3), crash(4)]).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

it('starts anew after a loop', () => {
  const crash = log();

  expect([crash(0), crash(1), crash(2), crash(3), crash(4), crash(5)]).toEqual([false, false, true, false, false, true]);
});
