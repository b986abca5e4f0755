import type { Registry } from '@zhilv/release/schema';
import { entry, summary as release } from '@zhilv/testing/release/registry-fixtures';
import { messageStore, session } from '@zhilv/platform';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followReleases } from './followReleases.ts';
import { newHostAtom, registryInForceAtom } from './releaseAtoms.ts';

const host = (active: string) =>
  entry(
    ['h2', 'h1', 'h0'].map((id) => release(id)),
    { active },
  );
const registry = (revision: number, active = 'h1'): Registry => ({ revision, host: host(active), remotes: {} });

let answer: () => Promise<Response>;
const said = () => messageStore.read().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => answer());
  for (const { id } of messageStore.read()) messageStore.close(id);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(ofDocument = registry(5)) {
  const follow = vi.fn(async () => {});
  const store = createStore();
  followReleases({ registry: ofDocument, loader: { follow }, store });
  return { follow, store };
}

const turns = (count: number) => vi.advanceTimersByTimeAsync(count * 30_000);
const failures: readonly (readonly [string, () => Promise<Response>])[] = [
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['an error', async () => new Response('busy', { status: 503 })],
  ['a page in its place', async () => new Response('<!doctype html>')],
  ['an object that is no registry', async () => Response.json({})],
  ['half of it', async () => new Response(JSON.stringify(registry(6)).slice(0, -5))],
];

it('has the loader follow a newer registry, once', async () => {
  const { follow } = start();
  answer = async () => Response.json(registry(6));

  await turns(3);

  expect(follow).toHaveBeenCalledTimes(1);
  expect(follow).toHaveBeenCalledWith(registry(6));
});

it('leaves an older one alone: a cache lags behind', async () => {
  const { follow } = start();
  answer = async () => Response.json(registry(4));

  await turns(3);

  expect(follow).not.toHaveBeenCalled();
});

it.each(failures)('keeps the one in force when the answer is %s, and says so once', async (_name, failure) => {
  const { follow } = start();
  answer = failure;

  await turns(3);
  expect(said()).toEqual([]);
  await turns(10);

  expect(follow).not.toHaveBeenCalled();
  expect(said()).toEqual(['暂时无法获取版本信息，继续使用当前版本']);
});

it('speaks again only of failures after a recovery', async () => {
  start();
  answer = async () => new Response('', { status: 500 });
  await turns(10);
  for (const { id } of messageStore.read()) messageStore.close(id);
  await turns(10);
  expect(said()).toEqual([]);

  answer = async () => Response.json(registry(5));
  await turns(8);
  answer = async () => new Response('', { status: 500 });
  await turns(8);

  expect(said()).toHaveLength(1);
});

it('follows no longer once the session has ended, and again when its user has signed in elsewhere', async () => {
  const phases = [{ phase: 'ended' }, { phase: 'started' }] as const;
  let tell = (): void => {};
  vi.spyOn(session, 'subscribe').mockImplementation((listener) => {
    tell = listener;
    return () => {};
  });
  const { follow } = start();
  answer = async () => Response.json(registry(6));
  const turn = ({ phase }: (typeof phases)[number]): void => {
    vi.spyOn(session, 'read').mockReturnValue({ ...session.read(), phase });
    tell();
  };

  turn(phases[0]);
  await turns(3);
  expect(follow).not.toHaveBeenCalled();

  turn(phases[1]);
  await turns(1);
  expect(follow).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

it('notes that another host release is live, and that the document’s own is again', async () => {
  const { store } = start();
  answer = async () => Response.json(registry(6, 'h2'));
  await turns(1);
  expect(store.get(newHostAtom)).toEqual({ release: 'h2', isNewer: true });

  answer = async () => Response.json(registry(7, 'h1'));
  await turns(1);

  expect(store.get(newHostAtom)).toBeNull();
});

it.each([
  ['older', 'h0', registry(5, 'h1')],
  ['newer', 'h0', registry(5, 'long gone')],
] as const)('tells that the live host release is %s', async (order, active, ofDocument) => {
  const { store } = start(ofDocument);
  answer = async () => Response.json(registry(6, active));

  await turns(1);

  expect(store.get(newHostAtom)).toEqual({ release: active, isNewer: order === 'newer' });
});

it('knows the titles that live releases declare', async () => {
  const load = { entry: null, title: '公共网站', pages: {}, slots: {}, host: null };
  const declared = { remote_a: entry([release('2', { load: { ...load, title: '报表' } })]), remote_b: entry([release('1')]) };
  const { store } = start({ ...registry(5), remotes: { remote_a: entry([release('1', { load })]) } });
  answer = async () => Response.json({ ...registry(6), remotes: declared });
  expect([...(store.get(registryInForceAtom)?.titles ?? [])]).toEqual([['remote_a', '公共网站']]);

  await turns(1);

  expect([...(store.get(registryInForceAtom)?.titles ?? [])]).toEqual([['remote_a', '报表']]);
});

it('asks at once when it is told that there is a newer one', async () => {
  const { follow, store } = start();
  expect(store.get(registryInForceAtom)?.revision).toBe(5);
  answer = async () => Response.json(registry(6));

  await store.get(registryInForceAtom)?.ask();

  expect(follow).toHaveBeenCalledTimes(1);
  expect(store.get(registryInForceAtom)?.revision).toBe(6);
});
