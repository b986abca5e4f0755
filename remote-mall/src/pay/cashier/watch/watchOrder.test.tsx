import type { PayOrder } from '@zhilv/contract/pay';
import { ApiError } from '@zhilv/platform';
import { passTime, stopClock } from '@zhilv/testing/page/pass-time';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PERIOD_MS, watchOrder } from './watchOrder.ts';

/** Watches an order whose reads fail as long as `isDown` says. */
function watch() {
  stopClock();
  const order = { id: 1, status: 0 } as unknown as PayOrder; // Whoever watches looks at nothing in it.
  const state = { isDown: false };
  const read = vi.fn<(signal: AbortSignal) => Promise<PayOrder>>(async () => {
    if (state.isDown) throw new ApiError('http', '502');
    return order;
  });
  const [onOrder, onTrouble] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const end = watchOrder({ read, onOrder, onTrouble });
  onTestFinished(end);
  return { read, onOrder, onTrouble, end, state };
}

/** Has the document hidden or shown, as another window in front of it does. */
function turn(visibilityState: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks every two seconds, one call at a time, until it ends', async () => {
  const { read, onOrder, end } = watch();
  await passTime(3 * PERIOD_MS);
  expect(onOrder).toHaveBeenCalledTimes(3);

  end();
  await passTime(10 * PERIOD_MS);

  expect(read).toHaveBeenCalledTimes(3);
});

it('gives up a call that is under way, and tells nothing of it', async () => {
  const { read, onOrder, end } = watch();
  let answer = (): void => {};
  read.mockImplementationOnce((signal) => {
    signal.addEventListener('abort', () => answer());
    return new Promise((resolve) => (answer = () => resolve({} as PayOrder))); // It is never looked at.
  });
  await passTime(PERIOD_MS);

  end();
  await passTime(PERIOD_MS);

  expect(read.mock.calls[0]?.[0].aborted).toBe(true);
  expect(onOrder).not.toHaveBeenCalled();
});

it('asks less and less often while nobody can tell, and as often as ever when somebody can', async () => {
  const { read, onTrouble, onOrder, state } = watch();
  state.isDown = true;
  await passTime(PERIOD_MS);
  await passTime(2 * PERIOD_MS);
  await passTime(4 * PERIOD_MS);
  expect(onTrouble).toHaveBeenCalledTimes(3);
  await passTime(600_000);
  const asked = read.mock.calls.length;
  expect(asked).toBeLessThan(3 + 600_000 / 25_000);

  state.isDown = false;
  await passTime(30_000);
  expect(onOrder).toHaveBeenCalled();
  const told = onOrder.mock.calls.length;
  await passTime(PERIOD_MS);
  expect(onOrder).toHaveBeenCalledTimes(told + 1);
});

it('rests while the document is hidden, and asks at once when it shows again', async () => {
  const { read } = watch();
  onTestFinished(() => void vi.restoreAllMocks());

  turn('hidden');
  await passTime(60_000);
  expect(read).not.toHaveBeenCalled();
  turn('visible');
  await passTime(0);

  expect(read).toHaveBeenCalledTimes(1);
});
