import { notifyMessage } from '@zhilv/contract/system';
import { passTime, stopClock } from '@zhilv/testing/page/pass-time';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { unreadMessages } from './unreadMessages.ts';

const MINUTE_MS = 60_000;
const MESSAGES = notifyMessage.myPage.path;

const { storage, storeSession } = preparePlatform();

type Answer = () => Response;
const counted =
  (count: number): Answer =>
  () =>
    Response.json({ code: 0, data: count, msg: '' });
const unavailable =
  (headers: Record<string, string> = {}): Answer =>
  () =>
    new Response('', { status: 503, headers });

let answer: Answer;
let asked = 0;

beforeEach(() => {
  vi.resetModules();
  asked = 0;
  answer = counted(3);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage: null }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer();
  });
  storeSession();
  // It comes after the windows of the test were closed.
  onTestFinished(() => void vi.unstubAllGlobals());
  stopClock();
});

interface OpenWindow {
  readonly unread: typeof unreadMessages;
  readonly announce: (resource: string) => void;
  readonly follow: () => () => void;
}

/** Opens a window: the platform's modules, in a state of their own. */
async function openWindow(): Promise<OpenWindow> {
  vi.resetModules();
  const own = await import('../index.ts');
  own.configurePlatform(
    { apiBase: 'http://localhost/admin-api', tenantOn: true },
    { storage: storage(), storageEvents: null, retryDelayMs: 0 },
  );
  return {
    unread: own.unreadMessages,
    announce: own.changes.announce,
    follow() {
      let stop = own.unreadMessages.subscribe(() => {});
      const stopOnce = (): void => {
        stop();
        stop = () => {};
      };
      onTestFinished(stopOnce);
      return stopOnce;
    },
  };
}

/** Opens a window where the number is shown. */
async function start(): Promise<OpenWindow & { readonly stop: () => void }> {
  const window = await openWindow();
  const stop = window.follow();
  await passTime(0);
  return { ...window, stop };
}

/** A browser tells the other windows of each change of storage. */
const tellOfStorage = (): void => void window.dispatchEvent(new Event('storage'));

function turnWindow(visibilityState: DocumentVisibilityState): void {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks once somebody follows, every two minutes from then on, and no more when nobody does', async () => {
  const { unread, stop } = await start();
  expect(unread.read()).toMatchObject({ count: 3, seen: 0, failure: null });

  await passTime(2 * MINUTE_MS - 1);
  expect(asked).toBe(1);
  await passTime(1);
  expect(asked).toBe(2);

  stop();
  await passTime(10 * MINUTE_MS);
  expect(asked).toBe(2);
});

it('asks nothing while the window is hidden, and at once when it shows after a long time', async () => {
  await start();

  turnWindow('hidden');
  await passTime(10 * MINUTE_MS);
  expect(asked).toBe(1);

  turnWindow('visible');
  await passTime(0);
  expect(asked).toBe(2);
});

it('waits only for what is left of the two minutes when the window shows again', async () => {
  await start();
  turnWindow('hidden');
  await passTime(MINUTE_MS);

  turnWindow('visible');
  await passTime(MINUTE_MS - 1);
  expect(asked).toBe(1);

  await passTime(1);
  expect(asked).toBe(2);
});

it('asks nothing in twenty minutes without a network, and goes on when it is back', async () => {
  await start();

  vi.stubGlobal('navigator', { onLine: false });
  window.dispatchEvent(new Event('offline'));
  await passTime(20 * MINUTE_MS);
  expect(asked).toBe(1);

  vi.stubGlobal('navigator', { onLine: true });
  window.dispatchEvent(new Event('online'));
  await passTime(100);
  expect(asked).toBe(2);
});

it('asks less and less often while it fails, every sixteen minutes in the end, and tells the last number', async () => {
  const { unread } = await start();
  answer = unavailable();
  await passTime(2 * MINUTE_MS);
  const failed = asked;
  expect(unread.read()).toMatchObject({ count: 3, failure: { kind: 'http' }, failures: 1 });

  await passTime(4 * MINUTE_MS - 1);
  expect(asked).toBe(failed);
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
  answer = () => new Response('', { status: 429, headers: { 'retry-after': '600' } });
  await start();

  await passTime(5 * MINUTE_MS);
  turnWindow('hidden');
  turnWindow('visible');
  await passTime(5 * MINUTE_MS - 1);
  expect(asked).toBe(1);

  await passTime(1);
  expect(asked).toBe(2);
});

it('asks at once when messages were changed here, and not for other records', async () => {
  const { announce } = await start();

  announce('/system/dict-type/page');
  await passTime(0);
  expect(asked).toBe(1);

  announce(MESSAGES);
  await passTime(0);
  expect(asked).toBe(2);
});

it('asks once more for a change that came while it was answered', async () => {
  const { announce, unread } = await openWindow();
  answer = () => {
    if (asked === 1) announce(MESSAGES);
    return counted(asked)();
  };

  const first = unread.ask();
  await passTime(0);
  await first;
  await unread.latest();

  expect(asked).toBe(2);
});

it('gives an answer of the last seconds as it is, and asks for others anew', async () => {
  const { unread } = await start();

  await expect(unread.latest()).resolves.toBe(unread.read());
  expect(asked).toBe(1);

  await passTime(5_000);
  await unread.latest();
  expect(asked).toBe(2);
});

it('has one window ask for all, and the next when that is closed', async () => {
  const first = await start();
  const second = await start();
  expect(second.unread.read()).toMatchObject({ count: 3 });
  expect(asked).toBe(1);

  answer = counted(4);
  await passTime(2 * MINUTE_MS);
  tellOfStorage();
  expect(asked).toBe(2);
  expect([first, second].map(({ unread }) => unread.read().count)).toEqual([4, 4]);

  first.stop();
  await passTime(2 * MINUTE_MS);
  expect(asked).toBe(3);
});

it('has one window ask for all where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const first = await start();
  await passTime(100);
  const second = await start();

  await passTime(2 * MINUTE_MS);
  await passTime(100);
  tellOfStorage();

  expect(asked).toBe(2);
  expect(second.unread.read()).toEqual(first.unread.read());
});

it('asks in each window by itself where storage is full', async () => {
  const setItem = vi.spyOn(storage(), 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await start();
  await start();
  expect(asked).toBe(2);

  await passTime(2 * MINUTE_MS);
  expect(asked).toBe(4);
  setItem.mockRestore();
});

it('counts what came before the list was opened as seen in all windows, and what comes later as news', async () => {
  const first = await start();
  const second = await start();

  first.unread.markSeen();
  tellOfStorage();
  expect(second.unread.read()).toMatchObject({ count: 3, seen: 3 });

  answer = counted(2);
  await first.unread.ask();
  tellOfStorage();
  expect(second.unread.read()).toMatchObject({ count: 2, seen: 2 });

  answer = counted(3);
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

  expect(asked).toBe(1);
  expect(unread.read().count).toBe(3);
});

it('asks no more by itself when the session is over', async () => {
  answer = () => Response.json({ code: 401, data: null, msg: '账号未登录' });
  storage().removeItem('REFRESH_TOKEN');
  const { unread } = await start();
  expect(unread.read().failure?.kind).toBe('expired');

  await passTime(10 * MINUTE_MS);
  turnWindow('visible');
  await passTime(10 * MINUTE_MS);

  expect(asked).toBe(1);
});
