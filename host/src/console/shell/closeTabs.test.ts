import { dialogStore } from '@zhilv/platform';
import { tab } from '@zhilv/testing/host/tabs';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { activeTabIdAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { markUnsavedAtom, unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';
import { closeTabs } from './closeTabs.ts';

function open(shown: string) {
  const store = createStore();
  store.set(tabsAtom, [tab('/home', { affix: true }), tab('/a'), tab('/b'), tab('/c')]);
  store.set(activeTabIdAtom, shown);
  const go = vi.fn<(address: string) => Promise<void>>(async (address) => store.set(activeTabIdAtom, address));
  return {
    store,
    go,
    close: (ids: readonly string[], towards?: string) =>
      closeTabs({ shell: { go }, store, ids, ...(towards !== undefined && { towards }) }),
    ids: () => store.get(tabsAtom).map(({ id }) => id),
    type: (id: string) => store.set(markUnsavedAtom, { id, unsaved: true }),
  };
}

async function answer(agreed: boolean): Promise<string> {
  await expect.poll(() => dialogStore.read()).toMatchObject([{ danger: true }]);
  const [question] = dialogStore.read();
  if (question === undefined) throw new Error('nothing was asked');
  dialogStore.settle(question.id, agreed);
  return question.content;
}

it('closes several at once, except for affixed ones, and shows the nearest that stays', async () => {
  const strip = open('/a');

  await strip.close(['/home', '/a', '/b']);

  expect(strip.go.mock.calls).toEqual([['/c', { replace: true }]]);
  expect(strip.ids()).toEqual(['/home', '/c']);
});

it('shows the tab that it is told to instead', async () => {
  const strip = open('/b');

  await strip.close(['/b', '/c'], '/home');

  expect(strip.store.get(activeTabIdAtom)).toBe('/home');
  expect(strip.ids()).toEqual(['/home', '/a']);
});

it('goes nowhere while the tab that shows stays', async () => {
  const strip = open('/a');

  await strip.close(['/b', '/c']);

  expect(strip.go).not.toHaveBeenCalled();
  expect(strip.ids()).toEqual(['/home', '/a']);
});

it('leaves the tab open that shows because nothing else could', async () => {
  const strip = open('/a');
  strip.go.mockResolvedValue(undefined);

  await strip.close(['/a', '/b']);

  expect(strip.ids()).toEqual(['/home', '/a', '/c']);
});

it('asks once about all unsaved work, by the names of the pages, and closes none of them on a no', async () => {
  const strip = open('/a');
  strip.type('/b');
  strip.type('/c');

  const refused = strip.close(['/a', '/b', '/c']);
  expect(await answer(false)).toBe('以下 2 个页面有未保存的修改，关闭后将丢失：\n「b」\n「c」\n确定全部关闭吗？');
  await refused;
  expect(strip.ids()).toHaveLength(4);

  const closed = strip.close(['/a', '/b', '/c']);
  await answer(true);
  await closed;
  expect(strip.ids()).toEqual(['/home']);
  expect(strip.store.get(unsavedTabIdsAtom).size).toBe(0);
});

it('asks about a single one as about leaving it', async () => {
  const strip = open('/a');
  strip.type('/b');

  const closed = strip.close(['/b']);

  expect(await answer(true)).toBe('「b」有未保存的修改，离开后将丢失。确定离开吗？');
  await closed;
  expect(strip.ids()).toEqual(['/home', '/a', '/c']);
});
