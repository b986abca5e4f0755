// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { draftsInWindows } from './openDrafts.ts';

/** Locks of a browser, as far as drafts use them. */
function locksOfBrowser() {
  const held = new Set<string>();
  return {
    request: async (name: string, work: () => Promise<void>) => {
      held.add(name);
      await work();
      held.delete(name);
    },
    query: async () => ({ held: [...held, 'zhilv.windows'].map((name) => ({ name })) }),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('knows which drafts are open until they are closed', async () => {
  vi.stubGlobal('navigator', { locks: locksOfBrowser() });
  const close = draftsInWindows.open('a');
  draftsInWindows.open('b');
  expect(await draftsInWindows.ids()).toEqual(new Set(['a', 'b']));

  close();

  await expect.poll(() => draftsInWindows.ids()).toEqual(new Set(['b']));
});

it('takes every draft for left behind where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});

  draftsInWindows.open('a')();

  expect(await draftsInWindows.ids()).toEqual(new Set());
});
