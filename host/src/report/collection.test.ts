import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Collection from './collection.ts';

const scene = { origin: 'https://site.example', hostRelease: '0.2.0-def', path: '/home', typed: [] };
const MINUTE_MS = 60_000;

let collection: typeof Collection;
const sent = vi.fn<() => Promise<Response>>();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', sent.mockReset());
  collection = await import('./collection.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let made = 0;
/** Lets another error happen, and the time pass until it is sent or dropped. */
async function fail(): Promise<void> {
  made += 1;
  const stack = `Error: broken\n    at draw (${scene.origin}/host/0.2.0-def/boot.js:1:${made})`;
  collection.collectThrown('error', Object.assign(new Error('broken'), { stack }), {}, scene);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
}

it.each([
  ['ten minutes', { 'retry-after': '600' }, 10],
  ['a time ten minutes later', { 'retry-after': 'Wed, 21 Oct 2015 07:38:00 GMT', date: 'Wed, 21 Oct 2015 07:28:00 GMT' }, 10],
  ['nothing', {}, 0],
  ['what nobody can read', { 'retry-after': 'soon' }, 0],
])('reports nothing for as long as a full server asks, and goes on then: it names %s', async (_what, headers, minutes) => {
  sent.mockImplementation(async () => new Response('', { status: 429, headers }));
  await fail();
  expect(sent).toHaveBeenCalledTimes(1);

  for (let minute = 0; minute < minutes - 2; minute += 1) await fail();
  expect(sent).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  await fail();
  expect(sent).toHaveBeenCalledTimes(2);
});
