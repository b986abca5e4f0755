import { within } from '@testing-library/dom';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

const cards = (page: RenderedPage): readonly HTMLElement[] => {
  const list = page.queryByRole('list', { name: '字典类型列表' });
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .filter((item) => item.parentElement === list);
};

it('shows records as cards on a phone; filters unfold, and everything works', async () => {
  const own = new OwnRecords();
  const { name, type } = await own.makeDictType();
  const page = await renderPage(dictTypesPage, '/system/dict', { width: 390 });
  const list = new ListView(page);
  expect(cards(page)).toHaveLength(20);
  expect(page.queryByRole('table')).toBeNull();

  expect(page.queryByRole('search')).toBeNull();
  await page.press(/筛选/);
  await list.filterBy('字典名称', own.mark);
  await page.press('查询');
  await expect.poll(() => cards(page)).toHaveLength(1);
  for (const fact of [name, type, '开启']) expect(cards(page)[0]?.textContent).toContain(fact);

  await list.delete(name);
  await list.confirm();
  await expect.poll(() => page.text()).toContain('没有符合条件的字典类型');
});

it('puts cards into an order by column and direction, which stays over a reload; the address says so', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict?type=_type&pageNo=2', { width: 390 });
  const order = (): HTMLSelectElement => within(page.main()).getByRole('combobox', { name: '排序' });
  const types = (): readonly string[] => cards(page).map(({ textContent }) => /\w+_type/.exec(textContent)?.[0] ?? '');
  expect(order().value).toBe('');

  await page.user.selectOptions(order(), '字典类型升序');
  await expect.poll(() => page.address()).toBe('/system/dict?type=_type&sortField=type&sortOrder=asc');
  await expect.poll(types).toHaveLength(20);
  expect(types()).toEqual([...types()].sort());

  await page.user.selectOptions(order(), '字典类型降序');
  await expect.poll(() => page.address()).toBe('/system/dict?type=_type&sortField=type&sortOrder=desc');
  await page.reload();
  expect(order().selectedOptions[0]?.textContent).toBe('字典类型降序');
  expect(types()).toHaveLength(20);
  expect(types()).toEqual([...types()].sort().toReversed());

  await page.user.selectOptions(order(), '默认顺序');
  await expect.poll(() => page.address()).toBe('/system/dict?type=_type');
});

it('lets cards be chosen and deleted together', async () => {
  const own = new OwnRecords();
  await own.makeDictType('a');
  await own.makeDictType('b');
  const page = await renderPage(dictTypesPage, `/system/dict?name=${own.mark}`, { width: 360 });
  const list = new ListView(page);

  await page.user.click(page.getByText('全选本页'));
  expect(list.tool(/^批量删除/)?.textContent).toBe('批量删除（2）');
  await page.press(/^批量删除/);
  await list.confirm();

  await expect.poll(async () => (await list.batch()).textContent).toContain('删除成功 2 个。');
  await page.user.click(
    within(await list.batch())
      .getAllByRole('button', { name: '关闭' })
      .at(-1) ?? page.main(),
  );
  await expect.poll(() => page.text()).toContain('没有符合条件的字典类型');
});
