// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { markOpen, openEditors } from './openEditors.ts';

afterEach(() => vi.unstubAllGlobals());

/** What browsers have of locks, as far as it is used. */
function stubLocks(): void {
  const held = new Set<string>();
  const locks = {
    request: async (name: string, hold: () => Promise<void>) => {
      held.add(name);
      await hold();
      held.delete(name);
    },
    query: async () => ({ held: [...held, 'somebody else’s'].map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
}

it('knows the editors that are open, in whatever window, and no other locks', async () => {
  stubLocks();
  const close = markOpen('a');
  markOpen('b');
  expect([...(await openEditors())]).toEqual(['a', 'b']);

  close();

  await expect.poll(async () => [...(await openEditors())]).toEqual(['b']);
});

it('counts everything as left behind where there are no locks', async () => {
  vi.stubGlobal('navigator', {});
  markOpen('a')();

  expect([...(await openEditors())]).toEqual([]);
});
