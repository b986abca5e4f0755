import { commandStore, useCommands } from '@zhilv/platform';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

const titles = () => commandStore.read().map(({ title }) => title);

/** A list page with a command of its own beside. */
function ListWithMore() {
  useCommands([{ id: 'more', title: '别的', run: () => {} }]);
  return <dictTypesPage.Component />;
}

it('offers the same as a command, but not while a form is open', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');
  await expect.poll(titles).toEqual(['新增字典类型']);

  commandStore.read()[0]?.run();
  const form = await new ListView(page).form();

  await expect.poll(titles).toEqual([]);
  await form.cancel();
  await expect.poll(titles).toEqual(['新增字典类型']);
});

it('offers nothing to a user who may not create', async () => {
  const page = await renderPage({ ...dictTypesPage, Component: ListWithMore }, '/system/dict', { as: 'guest' });

  await expect.poll(titles).toEqual(['别的']);
  expect(page.queryByRole('button', { name: '新增字典类型' })).toBeNull();
});
