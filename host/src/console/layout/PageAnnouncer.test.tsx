// @vitest-environment happy-dom
import { renderForm } from '@zhilv/testing/host/render-form';
import { tab } from '@zhilv/testing/host/tabs';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { expect, it } from 'vitest';
import { activeTabIdAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { PageAnnouncer } from './PageAnnouncer.tsx';

function start() {
  const store = createStore();
  store.set(tabsAtom, [
    tab('/a', { title: '首页' }),
    ...['/b', '/c'].map((path) => tab(path, { title: '字典数据' })),
    { ...tab('/d', { title: '字典数据' }), name: '用户性别' },
  ]);
  const form = renderForm(
    <Provider store={store}>
      <PageAnnouncer />
    </Provider>,
  );
  const region = form.getByRole('status');
  return { region, show: (id: string) => act(() => store.set(activeTabIdAtom, id)) };
}

it('says nothing of the first page, and the title of each that follows', () => {
  const { region, show } = start();

  show('/a');
  expect(region.textContent).toBe('');
  show('/b');
  expect(region.textContent).toBe('字典数据');
  show('/a');
  expect(region.textContent).toBe('首页');
});

it('says the record that a page shows, too', () => {
  const { region, show } = start();
  show('/a');

  show('/d');

  expect(region.textContent).toBe('字典数据 · 用户性别');
});

it('says a title again when the next page has the same', () => {
  const { region, show } = start();
  show('/a');
  show('/b');
  const said = region.firstElementChild;

  show('/c');

  expect(region.textContent).toBe('字典数据');
  expect(region.firstElementChild).not.toBe(said);
});
