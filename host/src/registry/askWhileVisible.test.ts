import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { askWhileVisible } from './askWhileVisible.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (visibilityState: DocumentVisibilityState = 'visible') => Object.assign(new EventTarget(), { visibilityState });

const network = () => Object.assign(new EventTarget(), { isOnline: (): boolean => true });

function turn(document: ReturnType<typeof page>, state: DocumentVisibilityState): void {
  document.visibilityState = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks every time the time is over, and no more once it has been ended', async () => {
  const ask = vi.fn(async () => {});
  const end = askWhileVisible({ ask, everyMs: () => 30_000, page: page(), network: network() });

  await vi.advanceTimersByTimeAsync(29_999);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(2);

  end();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('learns after each answer when the next call is due', async () => {
  const ask = vi.fn(async () => {});
  const everyMs = () => 30_000 * 2 ** ask.mock.calls.length;
  askWhileVisible({ ask, everyMs, page: page(), network: network() });

  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks nothing while hidden, and at once when visible again', async () => {
  const ask = vi.fn(async () => {});
  const document = page();
  askWhileVisible({ ask, everyMs: () => 30_000, page: document, network: network() });

  turn(document, 'hidden');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(ask).not.toHaveBeenCalled();

  turn(document, 'visible');
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('starts with the first visible moment in a document that was opened in the background', async () => {
  const ask = vi.fn(async () => {});
  const document = page('hidden');
  askWhileVisible({ ask, everyMs: () => 30_000, page: document, network: network() });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();

  turn(document, 'visible');

  expect(ask).toHaveBeenCalledTimes(1);
});

it('does not ask while an answer is still awaited, and goes on when it has come', async () => {
  let answer = (): void => {};
  const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const document = page();
  askWhileVisible({ ask, everyMs: () => 30_000, page: document, network: network() });
  await vi.advanceTimersByTimeAsync(30_000);

  turn(document, 'hidden');
  turn(document, 'visible');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(1);

  answer();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks nothing in twenty minutes without a network, and within three seconds of its return', async () => {
  const ask = vi.fn(async () => {});
  let online = true;
  const network = Object.assign(new EventTarget(), { isOnline: (): boolean => online });
  const turnNetwork = (to: boolean): void => {
    online = to;
    network.dispatchEvent(new Event(to ? 'online' : 'offline'));
  };
  const end = askWhileVisible({ ask, everyMs: () => 30_000, page: page(), network });

  turnNetwork(false);
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(ask).not.toHaveBeenCalled();

  turnNetwork(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask).toHaveBeenCalledTimes(1);

  end();
  turnNetwork(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

const HOURS = rounds({ sample: 24, soak: 24 * 365 });

it(`asks nothing without a network however long that lasts, and at once when it is back, in ${HOURS} hours (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  const connection = network();
  const document = page();
  let online = true;
  let asked = 0;
  let asking = 0;
  connection.isOnline = () => online;
  const ask = async (): Promise<void> => {
    asked += 1;
    asking += 1;
    expect(online && document.visibilityState === 'visible' && asking === 1).toBe(true);
    // An answer takes a while, and a lost one half a minute.
    await new Promise((resolve) => setTimeout(resolve, random.below(random.chance(0.1) ? 30_000 : 800)));
    asking -= 1;
  };
  const end = askWhileVisible({ ask, everyMs: () => 30_000, page: document, network: connection });

  for (let passedMs = 0; passedMs < HOURS * 3_600_000;) {
    const before = asked;
    const wasAway = !online || document.visibilityState === 'hidden';
    if (random.chance(0.5)) {
      online = random.chance(0.5);
      connection.dispatchEvent(new Event(online ? 'online' : 'offline'));
    } else turn(document, random.chance(0.5) ? 'visible' : 'hidden');
    const isAway = !online || document.visibilityState === 'hidden';
    const lastsMs = random.below(random.chance(0.2) ? 7_200_000 : 90_000);
    if (wasAway && !isAway && asking === 0) expect(asked).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(lastsMs);
    passedMs += lastsMs;
    if (isAway) expect(asked - before).toBe(0);
    else {
      expect(asked - before).toBeLessThanOrEqual(2 + lastsMs / 30_000);
      expect(asked - before).toBeGreaterThanOrEqual(Math.floor(lastsMs / 90_000));
    }
  }
  end();
}, 600_000);
