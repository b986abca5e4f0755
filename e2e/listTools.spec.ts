import { dictType } from '@zhilv/contract/system';
import { Calls } from './Calls.ts';
import { changePermissions } from './changeGrants.ts';
import { ListPage } from './ListPage.ts';
import { test } from './OwnRecords.ts';
import { expect } from './test.ts';

test.use({ as: 'admin' });

test('columns are hidden and moved by keyboard, stay so after a reload, and can be as they were', async ({ page }) => {
  await page.goto('/system/dict?type=common_status');
  const list = new ListPage(page);
  const headings = page.getByRole('columnheader');
  await expect(headings).toHaveText(['字典名称', '字典类型', '备注', '状态', '创建时间', '操作']);
  const menu = await list.openColumns();
  await expect(menu.column('字典名称')).toBeDisabled();

  await menu.column('备注').press(' ');
  await menu.button('上移', '状态').press('Enter');
  await menu.button('上移', '状态').press('Enter');
  await expect(menu.button('下移', '状态')).toBeFocused();
  await expect(menu.panel.getByRole('status')).toHaveText('「状态」移到第 2 列');
  await page.keyboard.press('Escape');
  await expect(menu.panel).toBeHidden();
  await expect(list.tool('显示的列')).toBeFocused();
  await expect(headings).toHaveText(['字典名称', '状态', '字典类型', '创建时间', '操作']);

  await page.reload();
  await expect(headings).toHaveText(['字典名称', '状态', '字典类型', '创建时间', '操作']);

  await list.openColumns();
  await menu.reset.click();
  await expect(headings).toHaveText(['字典名称', '字典类型', '备注', '状态', '创建时间', '操作']);
});

test('a menu of columns closes by a press elsewhere', async ({ page }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  const { panel } = await list.openColumns();
  await expect(panel).toBeVisible();

  await list.heading('字典类型').click({ position: { x: 2, y: 2 } });

  await expect(panel).toBeHidden();
});

test('a heading sorts upwards, downwards, and not at all; the address says so', async ({ page }) => {
  await page.goto('/system/dict?type=_type');
  const list = new ListPage(page);
  const heading = list.heading('字典类型');
  const types = page
    .getByRole('row')
    .getByRole('cell')
    .filter({ hasText: /^\w+_type$/ });
  await expect(heading).toHaveAttribute('aria-sort', 'none');

  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL('/system/dict?type=_type&sortField=type&sortOrder=asc');
  const upwards = await types.allInnerTexts();
  expect(upwards).toEqual([...upwards].sort());
  expect(upwards).toHaveLength(20);

  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  const downwards = await types.allInnerTexts();
  expect(downwards).toEqual([...downwards].sort().toReversed());

  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'none');
  await expect(page).toHaveURL('/system/dict?type=_type');
});

test('a back end that sorts by nothing gets no headings that pretend it does', async ({ page }) => {
  await new Calls(page, dictType.page).answer({
    list: [{ id: 1, name: '系统状态', type: 'common_status', status: 0, createTime: 0 }],
    total: 1,
  });
  await page.goto('/system/dict');
  const list = new ListPage(page);

  await expect(list.heading('字典名称')).toBeVisible();
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
});

test('filters are put away and come back with what was typed', async ({ page }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await list.filter('字典名称').fill('用户');

  await list.tool('收起筛选').click();
  await expect(list.search).toBeHidden();
  await list.tool('展开筛选').click();

  await expect(list.filter('字典名称')).toHaveValue('用户');
});

test('what is chosen stays chosen when the list is loaded anew, until it is gone', async ({ page, own }) => {
  const [first, second] = [await own.makeDictType('a'), await own.makeDictType('b')];
  await page.goto(`/system/dict?name=${own.mark}`);
  const list = new ListPage(page);
  await expect(list.batchDelete).toHaveAttribute('aria-disabled', 'true');

  await list.chooser(first.name).check();
  await expect(list.chooseAll).toBeChecked({ indeterminate: true });
  await list.chooseAll.click();
  await expect(list.chooseAll).toBeChecked();
  await expect(list.batchDelete).toHaveText('批量删除（2）');
  await own.removeDictType(first.id);
  await list.tool('刷新').click();

  await expect(list.rows).toHaveText([second.name]);
  await expect(list.chooser(second.name)).toBeChecked();
  await expect(list.batchDelete).toHaveText('批量删除（1）');
});

test('who may only read gets no check boxes and no export', async ({ page, context }) => {
  // The export of dictionary types asks for the permission to read them (contract system.md §7.1).
  await changePermissions(context, []);
  await page.goto('/system/dict?type=common_status');
  const list = new ListPage(page);

  await expect(list.row('系统状态')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(list.batchDelete).toBeHidden();
  await expect(list.tool('导出')).toBeHidden();
  await expect(list.tool('刷新')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('cards are chosen and deleted together', async ({ page, own }) => {
    await own.makeDictType('a');
    await own.makeDictType('b');
    await page.goto(`/system/dict?name=${own.mark}`);
    const list = new ListPage(page);

    await page.getByText('全选本页').click();
    await expect(list.batchDelete).toHaveText('批量删除（2）');
    await list.batchDelete.click();
    await list.confirm();

    await expect(list.batch.getByRole('status')).toHaveText('删除成功 2 个。');
    await list.batch.getByRole('button', { name: '关闭' }).last().click();
    await expect(page.getByRole('main')).toContainText('没有符合条件的字典类型');
  });

  test('every tool is as large as a finger', async ({ page }) => {
    await page.goto('/system/dict');
    const list = new ListPage(page);
    for (const name of ['导出', '展开筛选', '刷新', '显示的列']) {
      const box = await list.tool(name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
  });
});
