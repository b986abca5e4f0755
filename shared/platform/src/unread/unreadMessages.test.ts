import { notifyMessage } from '@zhilv/contract/system';
import { passTime } from '@zhilv/testing/page/pass-time';
import { counted, prepareWindows } from '@zhilv/testing/platform/prepared-windows';
import { expect, it, vi } from 'vitest';

const MINUTE_MS = 60_000;
const MESSAGES = notifyMessage.myPage.path;

const { storage, asked, answerWith, openWindow, start } = prepareWindows();

function turnWindow(visibilityState: DocumentVisibilityState): void {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks once somebody follows, every two minutes from then on, and no more when nobody does', async () => {
  const { unread, stop } = await start();
  expect(unread.read()).toMatchObject({ count: 3, seen: 0, failure: null });

  await passTime(2 * MINUTE_MS - 1);
  expect(asked()).toBe(1);
  await passTime(1);
  expect(asked()).toBe(2);

  stop();
  await passTime(10 * MINUTE_MS);
  expect(asked()).toBe(2);
});

it('asks nothing while the window is hidden, and at once when it shows after a long time', async () => {
  await start();

  turnWindow('hidden');
  await passTime(10 * MINUTE_MS);
  expect(asked()).toBe(1);

  turnWindow('visible');
  await passTime(0);
  expect(asked()).toBe(2);
});

it('waits only for what is left of the two minutes when the window shows again', async () => {
  await start();
  turnWindow('hidden');
  await passTime(MINUTE_MS);

  turnWindow('visible');
  await passTime(MINUTE_MS - 1);
  expect(asked()).toBe(1);

  await passTime(1);
  expect(asked()).toBe(2);
});

it('asks nothing in twenty minutes without a network, and goes on when it is back', async () => {
  await start();

  vi.stubGlobal('navigator', { onLine: false });
  window.dispatchEvent(new Event('offline'));
  await passTime(20 * MINUTE_MS);
  expect(asked()).toBe(1);

  vi.stubGlobal('navigator', { onLine: true });
  window.dispatchEvent(new Event('online'));
  await passTime(1000);
  expect(asked()).toBe(2);
});

it('asks less and less often while it fails, every sixteen minutes in the end, and tells the last number', async () => {
  const { unread } = await start();
  answerWith(() => new Response('', { status: 503 }));
  await passTime(2 * MINUTE_MS);
  const failed = asked();
  expect(unread.read()).toMatchObject({ count: 3, failure: { kind: 'http' }, failures: 1 });

  await passTime(4 * MINUTE_MS - 1);
  expect(asked()).toBe(failed);
  await passTime(1);
  expect(unread.read().failures).toBe(2);
  await passTime(8 * MINUTE_MS);
  expect(unread.read().failures).toBe(3);
  await passTime(16 * MINUTE_MS - 1);
  expect(unread.read().failures).toBe(3);
  await passTime(1);
  expect(unread.read().failures).toBe(4);
  await passTime(16 * MINUTE_MS);
  expect(unread.read().failures).toBe(5);
});

it('asks no sooner than the back end wants, not even when the window shows again', async () => {
  answerWith(() => new Response('', { status: 429, headers: { 'retry-after': '600' } }));
  await start();

  await passTime(5 * MINUTE_MS);
  turnWindow('hidden');
  turnWindow('visible');
  await passTime(5 * MINUTE_MS - 1);
  expect(asked()).toBe(1);

  await passTime(1);
  expect(asked()).toBe(2);
});

it('asks at once when messages were changed here, and not for other records', async () => {
  const { announce } = await start();

  announce('/system/dict-type/page');
  await passTime(0);
  expect(asked()).toBe(1);

  announce(MESSAGES);
  await passTime(0);
  expect(asked()).toBe(2);
});

it('asks once more for a change that came while it was answered', async () => {
  const { announce, unread } = await openWindow();
  answerWith(() => {
    if (asked() === 1) announce(MESSAGES);
    return counted(asked())();
  });

  const first = unread.ask();
  await passTime(0);
  await first;
  await unread.latest();

  expect(asked()).toBe(2);
});

it('gives an answer of the last seconds as it is, and asks for others anew', async () => {
  const { unread } = await start();

  await expect(unread.latest()).resolves.toBe(unread.read());
  expect(asked()).toBe(1);

  await passTime(5_000);
  await unread.latest();
  expect(asked()).toBe(2);
});

it('asks no more by itself when the session is over', async () => {
  answerWith(() => Response.json({ code: 401, data: null, msg: '账号未登录' }));
  storage().removeItem('REFRESH_TOKEN');
  const { unread } = await start();
  expect(unread.read().failure?.kind).toBe('expired');

  await passTime(10 * MINUTE_MS);
  turnWindow('visible');
  await passTime(10 * MINUTE_MS);

  expect(asked()).toBe(1);
});
