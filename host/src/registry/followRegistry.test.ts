import { entry, summary as release } from '@zhilv/testing/release/registry-fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followRegistry } from './followRegistry.ts';

const registry = { revision: 5, host: entry([release('h1')], { active: 'h1' }), remotes: {} };
const SECOND_MS = 1_000;

let document: EventTarget & { visibilityState: string };
const asked = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', asked.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const follow = () => followRegistry({ registry, take: async () => {} });
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND_MS);
const busy =
  (headers: Record<string, string> = {}) =>
  async () =>
    new Response('busy', { status: 503, headers });

/** Gives the times of the calls within so many seconds, in seconds. */
async function callsWithin(seconds: number): Promise<readonly number[]> {
  const begun = Date.now();
  const at: number[] = [];
  const answer = asked.getMockImplementation();
  asked.mockImplementation(() => {
    at.push((Date.now() - begun) / SECOND_MS);
    return answer ? answer() : Promise.reject(new TypeError('fetch failed'));
  });
  await pass(seconds);
  return at;
}

it('asks ever more rarely while it fails, every four minutes in the end, and as before once it has an answer', async () => {
  follow();

  expect(await callsWithin(960)).toEqual([30, 60, 120, 240, 480, 720, 960]);

  asked.mockImplementation(async () => Response.json(registry));
  await pass(240);
  expect(await callsWithin(90)).toEqual([30, 60, 90]);
});

it.each([
  ['a number of seconds', { 'retry-after': '600' }],
  ['a date', { 'retry-after': 'Wed, 21 Oct 2015 07:38:00 GMT', date: 'Wed, 21 Oct 2015 07:28:00 GMT' }],
])(
  'asks no sooner than the answer wants, which names %s, not even for who comes back or knows of a newer one',
  async (_how, headers) => {
    asked.mockImplementation(busy(headers));
    const { ask } = follow();
    await pass(30);
    expect(asked).toHaveBeenCalledTimes(1);

    await pass(300);
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await ask();
    await pass(299);
    expect(asked).toHaveBeenCalledTimes(1);

    await pass(1);
    expect(asked).toHaveBeenCalledTimes(2);
  },
);

it('asks at once when it hears of a newer revision, and of none that it has', async () => {
  let tell: (revision: number) => void = () => {};
  const endHearing = vi.fn<() => void>();
  const { end } = followRegistry({
    registry,
    take: async () => {},
    hear: (take) => {
      tell = take;
      return endHearing;
    },
  });
  asked.mockImplementation(async () => Response.json({ ...registry, revision: 6 }));

  tell(5);
  expect(asked).not.toHaveBeenCalled();
  tell(6);
  await pass(1);
  tell(6);
  expect(asked).toHaveBeenCalledTimes(1);

  end();
  expect(endHearing).toHaveBeenCalledTimes(1);
});

it('stays quiet for a wait that is longer than a timer can be', async () => {
  asked.mockImplementation(busy({ 'retry-after': '99999999' }));
  follow();

  await pass(30);
  const planned = vi.spyOn(globalThis, 'setTimeout');

  await pass(1);

  expect(asked).toHaveBeenCalledTimes(1);
  expect(planned).not.toHaveBeenCalled();
});

it('asks as usual where the answer names a wait that nobody can read', async () => {
  asked.mockImplementation(busy({ 'retry-after': 'soon' }));
  follow();

  expect(await callsWithin(60)).toEqual([30, 60]);
});
