import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedOverrides, keepOverrides, overriddenRemotes, takeAskedOverrides } from './askedOverrides.ts';

const kept = new Map<string, string>();
const replaceState = vi.fn<History['replaceState']>();

beforeEach(() => {
  kept.clear();
  replaceState.mockReset();
  vi.stubGlobal('history', { state: { idx: 3 }, replaceState });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens an address as the head script does. */
function open(address: string): void {
  vi.stubGlobal('location', new URL(address, 'https://site.example'));
  takeAskedOverrides();
}

it('takes what is asked for out of the address, and leaves the rest of it as it was written', () => {
  open('/bpm/model?name=%E8%AF%B7+a&mfe.off=remote_mall&mfe.pin.remote_bpm=0.1.0-ab&page=2#top');

  expect(askedOverrides()).toEqual({ off: new Set(['remote_mall']), pins: new Map([['remote_bpm', '0.1.0-ab']]) });
  expect(overriddenRemotes()).toEqual(new Set(['remote_mall', 'remote_bpm']));
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ idx: 3 }, '', '/bpm/model?name=%E8%AF%B7+a&page=2#top');
});

it('keeps it when the tab goes on without asking', () => {
  open('/index?mfe.off=remote_bpm');
  open('/bpm/model?page=2');

  expect(overriddenRemotes()).toEqual(new Set(['remote_bpm']));
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ idx: 3 }, '', '/index');
});

it('has what an address asks for take the place of what was asked for before', () => {
  open('/index?mfe.off=remote_bpm');
  open('/index?mfe.pin.remote_mall=1');
  expect(overriddenRemotes()).toEqual(new Set(['remote_mall']));

  open('/index?mfe.off=');
  expect(overriddenRemotes().size).toBe(0);
});

it('reads several that are off, and does without a remote that is pinned as well', () => {
  open('/index?mfe.off=remote_bpm,%20remote_mall,&mfe.off=remote_system&mfe.pin.remote_bpm=1&mfe.pin.remote_x=');

  expect(askedOverrides()).toEqual({ off: new Set(['remote_bpm', 'remote_mall', 'remote_system']), pins: new Map() });
});

it('keeps what stayed of it', () => {
  const stayed = { off: new Set(['remote_mall', 'remote_x']), pins: new Map([['remote_bpm', '0.1.0-a&b']]) };
  keepOverrides(stayed);

  expect(askedOverrides()).toEqual(stayed);
});

it.each(['__proto__', 'mfe.off', '%', '{}', '=&&='])('finds nothing in a storage that holds %s', (text) => {
  kept.set('zhilv.overrides', text);

  expect(overriddenRemotes().size).toBe(0);
});
