import { payOrder } from '@zhilv/contract/pay';
import { call, serverNow } from '@zhilv/platform';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Deadline } from './Deadline.tsx';

const MINUTE_MS = 60_000;

/** Shows an order that can be paid so long from now by a server's clock that is two days ahead of the browser's. */
async function show(leftMs: number) {
  new PageCalls(payOrder.get).answerWith(() =>
    Response.json(
      { code: 0, data: null, msg: '' },
      { headers: { date: new Date(Date.now() + 48 * 60 * MINUTE_MS).toUTCString() } },
    ),
  );
  const onEnd = vi.fn<() => void>();
  let order = { createTime: 0, expireTime: 0 };
  const loader = async () => {
    await call(payOrder.get, { id: 1 }, { quiet: true });
    const now = serverNow();
    if (now === null) throw new Error('Nobody has told the time.');
    order = { createTime: now - MINUTE_MS, expireTime: now + leftMs };
    return null;
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = await renderPage({ Component: () => <Deadline order={order} onEnd={onEnd} />, loader }, '/pay/cashier');
  const timer = (): string | null => page.queryByRole('timer')?.textContent ?? null;
  return { page, timer, onEnd };
}

/** Sets the clock of the browser on, by which what the server told goes on as well. */
function moveOn(ms: number): void {
  const now = performance.now.bind(performance);
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
  onTestFinished(() => spy.mockRestore());
  vi.advanceTimersByTime(1_000);
}

it('counts down by the clock of the server, and urges from five minutes on', async () => {
  const { page, timer } = await show(30 * MINUTE_MS);
  const isSoon = (): string | undefined => page.getByRole('timer').closest('p')?.dataset['soon'];
  expect(timer()).toMatch(/^(30:00|29:5\d)$/);
  expect(isSoon()).toBe('false');

  moveOn(26 * MINUTE_MS);

  await expect.poll(timer).toMatch(/^(04:00|03:[345]\d)$/);
  expect(isSoon()).toBe('true');
});

it('tells once that the time has run down, and counts no further', async () => {
  const { timer, onEnd } = await show(10 * MINUTE_MS);
  expect(onEnd).not.toHaveBeenCalled();

  moveOn(10 * MINUTE_MS);

  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  expect(timer()).toBe('00:00');
  expect(vi.getTimerCount()).toBe(0);
});

it('tells at once of an order whose time is over already', async () => {
  const { timer, onEnd } = await show(-MINUTE_MS);

  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  expect(timer()).toBe('00:00');
});

it('ends with the page', async () => {
  const { page, onEnd } = await show(10 * MINUTE_MS);
  await page.goTo('/elsewhere');
  expect(vi.getTimerCount()).toBe(0);

  moveOn(10 * MINUTE_MS);

  expect(onEnd).not.toHaveBeenCalled();
});
