import { changes } from '@zhilv/platform';
import { passTime, stopClock } from '@zhilv/testing/page/pass-time';
import { renderPart } from '@zhilv/testing/page/render-part';
import { Activity } from 'react';
import { createMemoryRouter, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { MESSAGES, type UnreadMessages } from './loadUnreadMessages.ts';
import { useFreshMessages } from './useFreshMessages.ts';

const MINUTE_MS = 60_000;

beforeEach(stopClock);
afterEach(() => void vi.restoreAllMocks());

const OVER: UnreadMessages['failure'] = { kind: 'expired', message: '登录超时,请重新登录!', traceId: null, retryAfterMs: null };

async function start(failure: UnreadMessages['failure'] = null) {
  let loads = 0;
  const load = (): UnreadMessages => {
    loads += 1;
    return { total: 0, newest: [], failure, askedAt: Date.now(), revision: changes.revision(MESSAGES) };
  };
  const Card = () => {
    const unread: UnreadMessages = useLoaderData();
    useFreshMessages(unread);
    return <p>卡片</p>;
  };
  const router = createMemoryRouter([{ path: '/', loader: load, Component: Card, HydrateFallback: () => null }]);
  onTestFinished(() => router.dispose());
  // A tab that is hidden keeps what it shows and loses its effects.
  const tab = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <RouterProvider router={router} />
    </Activity>
  );
  const part = renderPart(tab('visible'), { router: false });
  await passTime(0);
  return { loads: () => loads, turnTab: (mode: 'visible' | 'hidden') => part.show(tab(mode)) };
}

function turnWindow(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

function turnNetwork(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

it('asks again every two minutes, counted from the last answer', async () => {
  const card = await start();

  await passTime(2 * MINUTE_MS - 1);
  expect(card.loads()).toBe(1);
  await passTime(1);
  expect(card.loads()).toBe(2);

  await passTime(2 * MINUTE_MS);
  expect(card.loads()).toBe(3);
});

it('asks nothing while the window is hidden, and at once when it shows after a long time', async () => {
  const card = await start();

  turnWindow('hidden');
  await passTime(10 * MINUTE_MS);
  expect(card.loads()).toBe(1);

  turnWindow('visible');
  await passTime(0);
  expect(card.loads()).toBe(2);
});

it('asks nothing while its tab is hidden, and at once when that shows after a long time', async () => {
  const card = await start();

  card.turnTab('hidden');
  await passTime(10 * MINUTE_MS);
  expect(card.loads()).toBe(1);

  card.turnTab('visible');
  await passTime(0);
  expect(card.loads()).toBe(2);
});

it('waits only for what is left of the two minutes when the window shows again', async () => {
  const card = await start();
  turnWindow('hidden');
  await passTime(MINUTE_MS);

  turnWindow('visible');
  await passTime(MINUTE_MS - 1);
  expect(card.loads()).toBe(1);

  await passTime(1);
  expect(card.loads()).toBe(2);
});

it('asks nothing in twenty minutes without a network, and goes on when it is back', async () => {
  const card = await start();

  turnNetwork(false);
  for (let minute = 0; minute < 20; minute += 1) await passTime(MINUTE_MS);
  expect(card.loads()).toBe(1);

  turnNetwork(true);
  await passTime(0);
  expect(card.loads()).toBe(2);
});

it('asks less and less often while it fails, every sixteen minutes in the end', async () => {
  const card = await start({ kind: 'http', message: '系统接口503异常', traceId: null, retryAfterMs: null });

  await passTime(4 * MINUTE_MS - 1);
  expect(card.loads()).toBe(1);
  await passTime(1);
  expect(card.loads()).toBe(2);
  await passTime(8 * MINUTE_MS);
  expect(card.loads()).toBe(3);
  await passTime(16 * MINUTE_MS);
  expect(card.loads()).toBe(4);
  await passTime(16 * MINUTE_MS);
  expect(card.loads()).toBe(5);
});

it('asks no sooner than the back end wants, not even when the window shows again', async () => {
  const card = await start({ kind: 'http', message: '请求过于频繁', traceId: null, retryAfterMs: 10 * MINUTE_MS });

  await passTime(5 * MINUTE_MS);
  turnWindow('hidden');
  turnWindow('visible');
  await passTime(5 * MINUTE_MS - 1);
  expect(card.loads()).toBe(1);

  await passTime(1);
  expect(card.loads()).toBe(2);
});

it('asks no more by itself when the session is over', async () => {
  const card = await start(OVER);

  await passTime(10 * MINUTE_MS);
  turnWindow('visible');
  await passTime(10 * MINUTE_MS);

  expect(card.loads()).toBe(1);
});

it('asks at once when messages were changed elsewhere, and not for other records', async () => {
  const card = await start();

  changes.announce('/system/dict-type/page');
  await passTime(0);
  expect(card.loads()).toBe(1);

  changes.announce(MESSAGES);
  await passTime(0);
  expect(card.loads()).toBe(2);
});
