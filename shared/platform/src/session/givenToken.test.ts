import { setImmediate } from 'node:timers/promises';
import { dictType } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { type Received, refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../call/call.ts';
import type { TokenProvider } from '../configuration/configuration.ts';
import { configurePlatform } from '../configurePlatform.ts';
import { documentStorage } from '../configuration/documentStorage.ts';
import { dialogStore } from '../messages/dialogStore.ts';
import { messageStore } from '../messages/messageStore.ts';
import { session } from '../signIn/session.ts';
import { unreadMessages } from '../unread/unreadMessages.ts';
import { signInAgain } from './offerSignIn.ts';

const { backEnd, passMs } = preparePlatform();

const api = (path: string) => `/admin-api/system${path}`;
const GET = api('/dict-type/get');
const INFO = api('/auth/get-permission-info');
const CALLS = 30;

const accessToken = vi.fn<TokenProvider['accessToken']>();
const goTo = vi.fn<(path: string) => void>();
const channel = vi.fn<(name: string) => void>();
const lock = vi.fn<() => void>();
/** Every touch of a storage of the browser. */
const touched = vi.fn<(name: PropertyKey) => void>();
const watched = new Proxy({} as Storage, {
  get: (_, name) => (touched(name), () => null),
  set: (_, name) => (touched(name), true),
});

const bearer = ({ headers }: Received) => headers.authorization;
const get = () => call(dictType.get, { id: 1 });
const isAnsweredTo = (token: string) =>
  backEnd().script(GET, (received) => (bearer(received) === `Bearer ${token}` ? success(null) : refusal(401, '账号未登录')));
/** The shell has one token, and no newer one for it. */
const hasOnly = (token: string | null) => accessToken.mockImplementation(async () => token);
/** The shell has a token, and a newer one once that was refused. */
const renews = (first: string, next: string | null) =>
  accessToken.mockImplementation(async (refused) => (refused === null ? first : next));
const refusedOnes = () => accessToken.mock.calls.map(([refused]) => refused).filter((refused) => refused !== null);

function configure(more: Partial<TokenProvider> = {}, tenantOn = true): void {
  const tokens = { accessToken, ...more };
  const limits = { goTo, monotonicMs: () => 0, retryDelayMs: 0, sessionTimeoutMs: 1_000 };
  configurePlatform({ apiBase: `${backEnd().url}/admin-api`, tenantOn, tokens }, limits);
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: watched, sessionStorage: watched, addEventListener: channel });
  vi.stubGlobal('BroadcastChannel', channel);
  vi.stubGlobal('navigator', { locks: { request: lock, query: lock } });
  backEnd().script(api('/dict-data/list-all-simple'), success([]));
  backEnd().script(
    INFO,
    success({ user: { id: 1, nickname: '小张', userName: 'zhang', avatar: '' }, roles: [], permissions: ['a:b:c'], menus: [] }),
  );
  configure();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  passMs(1);
});

it('sends the token that the shell gives, with its tenant, and touches nothing that windows share', async () => {
  hasOnly('given-1');
  configure({ tenantId: () => 7 });
  isAnsweredTo('given-1');

  await session.start();
  await get();
  await unreadMessages.latest();
  documentStorage().setItem('zhilv.columns', '{}');

  const [sent] = backEnd().receivedAt(GET);
  expect([sent?.headers.authorization, sent?.headers['tenant-id']]).toEqual(['Bearer given-1', '7']);
  expect(session.read()).toMatchObject({ phase: 'started', user: { nickname: '小张' }, permissions: ['a:b:c'] });
  expect(documentStorage().getItem('zhilv.columns')).toBe('{}');
  for (const shared of [touched, channel, lock]) expect(shared).not.toHaveBeenCalled();
});

it('takes over a token that the shell renewed by itself', async () => {
  hasOnly('given-1');
  await session.start();
  hasOnly('given-2');
  isAnsweredTo('given-2');

  await get();

  expect(backEnd().receivedAt(GET).map(bearer)).toEqual(['Bearer given-2']);
});

it('asks the shell once for a newer token, however many calls were refused with the one before', async () => {
  renews('given-1', 'given-1');
  await session.start();
  renews('given-1', 'given-2');
  isAnsweredTo('given-2');

  await Promise.all(Array.from({ length: CALLS }, get));

  expect(refusedOnes()).toEqual(['given-1']);
  expect(backEnd().receivedAt(GET)).toHaveLength(2 * CALLS);
});

it.each([
  ['has none any more', null],
  ['gives the same one again', 'given-1'],
])(
  'ends the session where the shell %s: once, without a question, a message, a call of ours or a way out of the page',
  async (_how, next) => {
    renews('given-1', next);
    await session.start();
    isAnsweredTo('another');
    const phases: string[] = [];
    const stop = session.subscribe(() => void phases.push(session.read().phase));

    const outcomes = await Promise.allSettled(Array.from({ length: CALLS }, get));
    await Promise.allSettled([get(), signInAgain()]);
    stop();

    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.kind)).toEqual(Array(CALLS).fill('expired'));
    expect(refusedOnes()).toEqual(['given-1']);
    expect(new Set(phases)).toEqual(new Set(['ended']));
    // What the page shows stays as it is behind what the shell puts before it.
    expect(session.read()).toMatchObject({ user: { nickname: '小张' }, permissions: ['a:b:c'] });
    expect([dialogStore.read(), messageStore.read()]).toEqual([[], []]);
    expect(goTo).not.toHaveBeenCalled();
    expect(backEnd().received.filter(({ path }) => /refresh|logout/.test(path))).toEqual([]);
  },
);

it('goes on when the shell has a token again', async () => {
  renews('given-1', null);
  await session.start();
  isAnsweredTo('given-2');
  await expect(get()).rejects.toMatchObject({ kind: 'expired' });

  hasOnly('given-2');
  await session.start();
  await get();

  expect(session.read().phase).toBe('started');
});

it('asks again about a token that was refused when somebody tries again', async () => {
  backEnd().script(INFO, refusal(401, '账号未登录'));
  renews('given-1', null);
  await expect(session.start()).rejects.toMatchObject({ kind: 'expired' });
  await expect(session.start()).rejects.toMatchObject({ kind: 'expired' });

  expect(refusedOnes()).toEqual(['given-1', 'given-1']);
  expect(session.read().phase).toBe('ended');
});

it('has no session, and asks the back end nothing, where nobody is signed in', async () => {
  hasOnly(null);

  await expect(session.start()).rejects.toMatchObject({ kind: 'expired' });

  expect(session.read().phase).toBe('ended');
  expect(backEnd().received).toEqual([]);
});

it('leaves the session as it is where the shell fails to answer, or does not answer', async () => {
  hasOnly('given-1');
  await session.start();
  accessToken.mockRejectedValue(new Error('no network'));
  await expect(get()).rejects.toMatchObject({ kind: 'network', message: '暂时无法确认登录状态，请稍后重试' });

  vi.useFakeTimers();
  accessToken.mockReturnValue(new Promise(() => {}));
  const waiting = expect(get()).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
  vi.useRealTimers();
  await setImmediate();

  expect(session.read().phase).toBe('started');
});

it('leaves signing out to the shell', async () => {
  hasOnly('given-1');
  await session.start();

  await session.signOut();

  expect(session.read().phase).toBe('ended');
  expect(backEnd().receivedAt(api('/auth/logout'))).toEqual([]);
});

it('asks a shell that comes in place of another itself, and sends nothing that the other answers late', async () => {
  isAnsweredTo('newer');
  let answer: (token: string) => void = () => {};
  accessToken.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const early = get();
  await setImmediate();
  configure({ accessToken: async () => 'newer' });
  await get();
  answer('older');
  await early;

  expect(backEnd().receivedAt(GET).map(bearer)).toEqual(['Bearer newer', 'Bearer newer']);
});
