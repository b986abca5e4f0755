// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_SPU } from '../typed/SpuTyped.ts';
import type { KeptSpu, SpuDraftPlace } from './KeptSpu.ts';
import { SpuDrafts, type SpuDraftsOptions } from './SpuDrafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const typed = (name: string) => ({ ...EMPTY_SPU, name });

function browser() {
  const stored = new Map<string, KeptSpu>();
  const open = new Set<string>();
  const place: SpuDraftPlace = {
    of: async (owner, spuId) => [...stored.values()].filter((one) => one.owner === owner && one.spuId === spuId),
    keep: async (kept) => void stored.set(kept.id, kept),
    remove: async ({ id }) => void stored.delete(id),
    removeOld: async () => {},
  };
  const openEditor = (more: Partial<SpuDraftsOptions> = {}) =>
    new SpuDrafts({
      owner: '["智旅科技","1"]',
      spuId: '7',
      place,
      open: {
        open: (id) => {
          open.add(id);
          return () => void open.delete(id);
        },
        ids: async () => open,
      },
      onFailure: () => {},
      givesUp: () => false,
      ...more,
    });
  return { stored, open, place, openEditor };
}

const settled = () => vi.advanceTimersByTimeAsync(1000);

it('keeps what is typed within a second, the last of it, and removes it when it is saved', async () => {
  const { stored, openEditor } = browser();
  const drafts = openEditor();

  drafts.note({ typed: typed('一'), revision: 5 });
  drafts.note({ typed: typed('二'), revision: 5 });
  await settled();
  expect([...stored.values()]).toMatchObject([{ spuId: '7', revision: 5, typed: { name: '二' } }]);

  window.dispatchEvent(new Event('pagehide'));
  await settled();
  expect(stored.size).toBe(1);

  drafts.note(null);
  await settled();
  expect(stored.size).toBe(0);
});

it('writes at once when the page is left, for the browser may end it', async () => {
  const { stored, openEditor } = browser();
  openEditor().note({ typed: typed('一'), revision: null });

  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);

  expect(stored.size).toBe(1);
});

it('offers what windows that are gone have left, and nothing of those that are open or of other goods', async () => {
  const { stored, open, openEditor } = browser();
  const lost = openEditor();
  lost.note({ typed: typed('丢失'), revision: null });
  await settled();
  const [left] = stored.keys();
  open.delete(left ?? '');
  openEditor().note({ typed: typed('开着'), revision: null });
  openEditor({ spuId: '8' }).note({ typed: typed('别的商品'), revision: null });
  await settled();

  const drafts = openEditor();
  await settled();

  expect(drafts.read().map((one) => one.typed.name)).toEqual(['丢失']);
});

it('goes on under the name of what is taken up again, and forgets what is discarded', async () => {
  const { stored, open, openEditor } = browser();
  const lost = openEditor();
  lost.note({ typed: typed('丢失'), revision: 3 });
  await settled();
  open.clear();
  const drafts = openEditor();
  await settled();
  const [kept] = drafts.read();
  if (kept === undefined) throw new Error('nothing is offered');

  drafts.resume(kept);
  drafts.note({ typed: typed('继续'), revision: 3 });
  await settled();
  expect(drafts.read()).toEqual([]);
  expect([...stored.values()].map((one) => [one.id, one.typed.name])).toEqual([[kept.id, '继续']]);

  await drafts.discard(kept);
  expect(stored.size).toBe(0);
});

it('is removed when the editor is closed by somebody who gives it up, and stays after a session that only ended', async () => {
  const { stored, openEditor } = browser();
  const given = openEditor({ givesUp: () => true });
  const ended = openEditor();
  given.note({ typed: typed('放弃'), revision: null });
  ended.note({ typed: typed('留着'), revision: null });
  await settled();

  given.end();
  ended.end();
  await settled();

  expect([...stored.values()].map((one) => one.typed.name)).toEqual(['留着']);
});

it('says once that the browser keeps nothing', async () => {
  const onFailure = vi.fn<(error: unknown) => void>();
  const { place, openEditor } = browser();
  const drafts = openEditor({ place: { ...place, keep: async () => Promise.reject(new Error('full')) }, onFailure });

  drafts.note({ typed: typed('一'), revision: null });
  await settled();
  drafts.note({ typed: typed('二'), revision: null });
  await settled();

  expect(onFailure).toHaveBeenCalledOnce();
});
