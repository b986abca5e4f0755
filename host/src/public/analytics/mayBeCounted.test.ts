import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayBeCounted } from './mayBeCounted.ts';

let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept[name] ?? null });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a browser that says nothing', { doNotTrack: null }, true],
  ['a browser that does not mind', { doNotTrack: '0', globalPrivacyControl: false }, true],
  ['Do Not Track', { doNotTrack: '1' }, false],
  ['Global Privacy Control', { doNotTrack: null, globalPrivacyControl: true }, false],
])('%s: %j may be asked: %s', (_what, navigator, expected) => {
  expect(mayBeCounted(navigator)).toBe(expected);
});

it('leaves out whoever is signed in', () => {
  kept['ACCESS_TOKEN'] = 'token-1';

  expect(mayBeCounted({ doNotTrack: null })).toBe(false);
});
