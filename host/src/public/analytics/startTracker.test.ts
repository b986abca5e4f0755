import type { Analytics } from '@zhilv/release/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTracker } from './startTracker.ts';

let script: Record<string, unknown>;
const append = vi.fn<(element: unknown) => void>();
const allowScript = vi.fn<(address: string) => void>();

beforeEach(() => {
  append.mockReset();
  allowScript.mockReset();
  script = { addEventListener: () => {} };
  script['setAttribute'] = (name: string, value: string) => void (script[name] = value);
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { origin: 'https://site.example' });
  vi.stubGlobal('document', { createElement: () => script, head: { append } });
});
afterEach(() => vi.unstubAllGlobals());

const start = (more: Partial<Analytics>) =>
  startTracker({ provider: 'umami', host: 'stats.example', id: '7', integrity: '', ...more }, { allowScript });

it('brings the one script, which the policy lets in by its whole address', () => {
  start({ provider: 'baidu' });

  expect(allowScript).toHaveBeenCalledExactlyOnceWith('//stats.example/hm.js?7');
  expect(script['src']).toBe('//stats.example/hm.js?7');
  expect(append).toHaveBeenCalledExactlyOnceWith(script);
});

it('brings it by its digest where the operator gave one', () => {
  start({ integrity: 'sha384-abc' });
  expect(script).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous', src: '//stats.example/script.js' });
});

it('asks for nothing more of the other origin where there is no digest', () => {
  start({});

  expect(script['crossOrigin']).toBeUndefined();
  expect(script['integrity']).toBeUndefined();
});
