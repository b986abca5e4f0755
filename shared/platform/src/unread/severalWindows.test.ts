import { passTime } from '@zhilv/testing/page/pass-time';
import { counted, prepareWindows, tellOfStorage } from '@zhilv/testing/platform/prepared-windows';
import { expect, it, onTestFinished, vi } from 'vitest';

const MINUTE_MS = 60_000;

const { storage, asked, answerWith, start } = prepareWindows();

it('has one window ask for all, and the next when that is closed', async () => {
  const first = await start();
  const second = await start();
  expect(second.unread.read()).toMatchObject({ count: 3 });
  expect(asked()).toBe(1);

  answerWith(counted(4));
  await passTime(2 * MINUTE_MS);
  tellOfStorage();
  expect(asked()).toBe(2);
  expect([first, second].map(({ unread }) => unread.read().count)).toEqual([4, 4]);

  first.stop();
  await passTime(2 * MINUTE_MS);
  expect(asked()).toBe(3);
});

it('has one window ask for all where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const first = await start();
  await passTime(1000);
  const second = await start();

  await passTime(2 * MINUTE_MS);
  await passTime(1000);
  tellOfStorage();

  expect(asked()).toBe(2);
  expect(second.unread.read()).toEqual(first.unread.read());
});

it('asks in each window by itself where storage is full', async () => {
  const setItem = vi.spyOn(storage(), 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => setItem.mockRestore());
  await start();
  await start();
  await passTime(1000);
  expect(asked()).toBe(2);

  await passTime(2 * MINUTE_MS);
  await passTime(1000);
  expect(asked()).toBe(4);
});

it('counts what came before the list was opened as seen in all windows, and what comes later as news', async () => {
  const first = await start();
  const second = await start();

  first.unread.markSeen();
  tellOfStorage();
  expect(second.unread.read()).toMatchObject({ count: 3, seen: 3 });

  answerWith(counted(2));
  await first.unread.ask();
  tellOfStorage();
  expect(second.unread.read()).toMatchObject({ count: 2, seen: 2 });

  answerWith(counted(3));
  await passTime(2 * MINUTE_MS);
  expect(first.unread.read()).toMatchObject({ count: 3, seen: 2 });
});

it.each([
  ['of another user', { owner: '1/guest' }],
  ['of a clock that was ahead', { askedAt: Date.UTC(2999, 0, 1) }],
  ['that says something else', { count: 'many' }],
])('takes nothing from storage %s', async (_what, other) => {
  const kept = { owner: '1/admin', count: 8, seen: 0, failure: null, failures: 0, askedAt: Date.now(), ...other };
  storage().setItem('zhilv.unread', JSON.stringify(kept));

  const { unread } = await start();

  expect(asked()).toBe(1);
  expect(unread.read().count).toBe(3);
});
