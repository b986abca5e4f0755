import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  const end = askWhileVisible({ ask, everyMs: 30_000, page: page(), network: network() });

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

it('asks nothing while hidden, and at once when visible again', async () => {
  const ask = vi.fn(async () => {});
  const document = page();
  askWhileVisible({ ask, everyMs: 30_000, page: document, network: network() });

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
  askWhileVisible({ ask, everyMs: 30_000, page: document, network: network() });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();

  turn(document, 'visible');

  expect(ask).toHaveBeenCalledTimes(1);
});

it('does not ask while an answer is still awaited, and goes on when it has come', async () => {
  let answer = (): void => {};
  const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const document = page();
  askWhileVisible({ ask, everyMs: 30_000, page: document, network: network() });
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
  const end = askWhileVisible({ ask, everyMs: 30_000, page: page(), network });

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
