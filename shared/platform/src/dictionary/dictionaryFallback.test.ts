import { setImmediate } from 'node:timers/promises';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Index from '../index.ts';

const TABLE = '@zhilv/contract/dictionary';

const { storage } = preparePlatform();

/** The times that the table was asked for. */
let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock(TABLE);
  vi.unstubAllGlobals();
});

/** Opens a document in which the table cannot be had the first so many times. */
async function openDocument(failures: number, environment: { readonly retryDelayMs?: number } = {}): Promise<typeof Index> {
  vi.doMock(TABLE, () => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { dictionaryFallback: () => ({ label: '开启' }) };
  });
  const platform = await import('../index.ts');
  platform.configurePlatform(
    { apiBase: '', tenantOn: false },
    { storage: storage(), storageEvents: null, goTo: () => {}, retryDelayMs: 0, ...environment },
  );
  return platform;
}

/** Renders, as a page does that shows many values of the type. */
const render = ({ dictLabel }: typeof Index): readonly string[] =>
  Array.from({ length: 100 }, () => dictLabel('common_status', 0));

const calm = async () => {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
};

it('is asked for until it comes, and pages are rendered anew then', async () => {
  const platform = await openDocument(3);
  const rendered = vi.fn();
  platform.dictionary.subscribe(rendered);

  expect(new Set(render(platform))).toEqual(new Set(['0']));

  await expect.poll(() => platform.dictLabel('common_status', 0)).toBe('开启');
  expect(asked).toBe(4);
  expect(rendered).toHaveBeenCalled();
});

it('is not asked for at once, however often pages are rendered', async () => {
  const platform = await openDocument(3, { retryDelayMs: 60_000 });

  for (let times = 0; times < 5; times += 1) {
    render(platform);
    await calm();
  }

  expect(asked).toBe(1);
});

it('is asked for when the network is back', async () => {
  const window = Object.assign(new EventTarget(), { sessionStorage: null });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', { onLine: true });
  const platform = await openDocument(1, { retryDelayMs: 60_000 });
  render(platform);
  await calm();
  expect(asked).toBe(1);

  window.dispatchEvent(new Event('online'));

  await expect.poll(() => platform.dictLabel('common_status', 0)).toBe('开启');
});

it('says nothing while dictionaries of another session are awaited, whose label may be another', async () => {
  const platform = await openDocument(0);
  render(platform);
  await expect.poll(() => platform.dictLabel('common_status', 0)).toBe('开启');
  const { openDictionaries } = await import('./dictionary.ts');

  void openDictionaries();

  expect(platform.dictLabel('common_status', 0)).toBe('0');
});
