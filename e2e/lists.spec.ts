import { dictType } from '@zhilv/contract/system';
import { Calls } from './Calls.ts';
import { ListPage } from './ListPage.ts';
import { test } from './OwnRecords.ts';
import { expect } from './test.ts';

test.use({ as: 'admin' });

/** Dictionary types by a part of their key: 29 seeded ones, which no test adds to. */
const TYPES = '/system/dict?type=_type';

test('Enter searches, the address carries the filters, and 重置 shows everything again', async ({ page }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);

  await list.filter('字典名称').fill('是否推荐');
  await list.filter('字典名称').press('Enter');
  await expect(list.rows).toHaveText(['是否推荐']);
  await expect(page).toHaveURL(`/system/dict?name=${encodeURIComponent('是否推荐')}`);

  await list.search.getByRole('button', { name: '重置' }).click();
  await expect(page).toHaveURL('/system/dict');
  await expect(list.filter('字典名称')).toHaveValue('');
  await expect(list.rows).toHaveCount(20);

  await page.goBack();
  await expect(list.filter('字典名称')).toHaveValue('是否推荐');
  await expect(list.rows).toHaveText(['是否推荐']);
});

test('who searches by Enter goes on typing where they were, and finds the filters as unfolded as before', async ({ page }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  const name = list.filter('字典名称');
  await list.search.getByRole('button', { name: '展开' }).click();
  const release = await new Calls(page, dictType.page).hold();

  await name.fill('是否推荐');
  await name.press('Enter');
  await name.press('End');
  await page.keyboard.type('的人');
  release();

  await expect(list.rows).toHaveText(['是否推荐']);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('是否推荐的人');
  await expect(list.search.getByRole('button', { name: '收起' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/system/dict');
  await expect(name).toHaveValue('');
});

test('an order that the back end refuses is given up together with the filters', async ({ page }) => {
  await page.goto('/system/dict?type=common_status&sortField=remark&sortOrder=asc&pageSize=10');
  const list = new ListPage(page);
  const wayOut = page.getByRole('main').getByRole('button', { name: '清除筛选和排序' });

  await wayOut.click();

  await expect(list.rows).toHaveCount(10);
  await expect(page).toHaveURL('/system/dict?pageSize=10');
  await expect(list.filter('字典类型')).toHaveValue('');
});

test('重置 gives up the order, too', async ({ page }) => {
  await page.goto('/system/dict?type=_type&sortField=type&sortOrder=asc');
  const list = new ListPage(page);
  await expect(list.heading('字典类型')).toHaveAttribute('aria-sort', 'ascending');

  await list.search.getByRole('button', { name: '重置' }).click();

  await expect(page).toHaveURL('/system/dict');
  await expect(list.heading('字典类型')).toHaveAttribute('aria-sort', 'none');
});

test('an address with filters, page and size shows just that, after a reload too', async ({ page }) => {
  const list = new ListPage(page);

  await page.goto(`${TYPES}&pageNo=3&pageSize=10`);
  await expect(list.rows.last()).toHaveText('用户类型');
  await page.reload();

  await expect(list.rows.last()).toHaveText('用户类型');
  await expect(list.filter('字典类型')).toHaveValue('_type');
  await expect(list.pagination).toContainText('共 29 条');
  await expect(list.pagination.getByRole('button', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page');
});

test('the pagination bar turns pages, jumps, and changes their size', async ({ page }) => {
  const list = new ListPage(page);
  const { pagination } = list;
  await page.goto(TYPES);
  await expect(list.rows).toHaveCount(20);
  await expect(pagination).toContainText('共 29 条');
  const sizes = pagination.getByLabel('每页条数');
  await expect(sizes.getByRole('option')).toHaveText(['10 条/页', '20 条/页', '30 条/页', '50 条/页']);
  await expect(pagination.getByRole('button', { name: '上一页' })).toBeDisabled();

  await pagination.getByRole('button', { name: '下一页' }).click();
  await expect(list.rows).toHaveCount(9);
  await expect(page).toHaveURL(`${TYPES}&pageNo=2`);
  await expect(pagination.getByRole('button', { name: '下一页' })).toBeDisabled();

  const firstOfPage = await list.rows.first().innerText();
  await sizes.selectOption('10');
  await expect(page).toHaveURL(`${TYPES}&pageNo=3&pageSize=10`);
  await expect(list.rows.first()).toHaveText(firstOfPage);

  await pagination.getByLabel('前往页码').fill('2');
  await pagination.getByLabel('前往页码').press('Enter');
  await expect(page).toHaveURL(`${TYPES}&pageNo=2&pageSize=10`);
  await expect(list.rows).toHaveCount(10);
  await pagination.getByRole('button', { name: '第 1 页' }).click();
  await expect(list.rows.first()).toHaveText('新闻类型');

  await pagination.getByLabel('前往页码').fill('99');
  await pagination.getByLabel('前往页码').press('Enter');
  await expect(list.rows.last()).toHaveText('用户类型');
});

test('a page past the end shows the last one', async ({ page }) => {
  await page.goto(`${TYPES}&pageNo=9`);

  await expect(new ListPage(page).rows.last()).toHaveText('用户类型');
});

test('a search without results says so and offers to drop the filters', async ({ page }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);

  await list.filter('字典名称').fill('没有这样的字典');
  await list.search.getByRole('button', { name: '查询' }).click();
  await expect(page.getByRole('main')).toContainText('没有符合条件的字典类型');
  await expect(list.pagination).toBeHidden();

  await page.getByRole('button', { name: '清除筛选条件' }).click();
  await expect(page).toHaveURL('/system/dict');
  await expect(list.rows).toHaveCount(20);
});

test('a list without any records says so and offers the next step', async ({ page }) => {
  await page.route(/\/dict-type\/page/, (route) => route.fulfill({ json: { code: 0, data: { list: [], total: 0 }, msg: '' } }));
  await page.goto('/system/dict');
  const main = page.getByRole('main');
  await expect(main).toContainText('还没有字典类型');

  await main.getByRole('button', { name: '新增字典类型' }).last().click();

  await expect(new ListPage(page).form.dialog).toBeVisible();
});

test('a filter is chosen from a dictionary', async ({ page, own }) => {
  const { name } = await own.makeDictType();
  const list = new ListPage(page);
  await page.goto(`/system/dict?name=${own.mark}`);
  await expect(list.row(name)).toContainText('开启');

  await list.filter('状态').click();
  await page.getByRole('option', { name: '关闭' }).click();
  await list.search.getByRole('button', { name: '查询' }).click();

  await expect(page).toHaveURL(`/system/dict?name=${own.mark}&status=1`);
  await expect(page.getByRole('main')).toContainText('没有符合条件的字典类型');
});

test('the list that is asked for last is the one that shows, whichever answer comes first', async ({ page }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await expect(list.rows).toHaveCount(20);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/dict-type\/page\?.*user_type/, async (route) => {
    await released;
    await route.continue().catch(() => {}); // Given up by the page meanwhile.
  });

  await list.filter('字典类型').fill('user_type');
  await list.filter('字典类型').press('Enter');
  await list.filter('字典类型').fill('common_status');
  await list.filter('字典类型').press('Enter');
  await expect(list.row('系统状态')).toBeVisible();
  release();

  await expect(list.rows).toHaveText(['系统状态']);
  await expect(list.filter('字典类型')).toHaveValue('common_status');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('records are cards, filters unfold, and everything works', async ({ page, own }) => {
    const { name, type } = await own.makeDictType();
    const list = new ListPage(page);
    const cards = page.getByRole('list', { name: '字典类型列表' }).getByRole('listitem');
    await page.goto('/system/dict');
    await expect(cards).toHaveCount(20);
    await expect(page.getByRole('table')).toBeHidden();

    await expect(list.filter('字典名称')).toBeHidden();
    await page.getByRole('button', { name: '筛选' }).click();
    await list.filter('字典名称').fill(own.mark);
    await list.search.getByRole('button', { name: '查询' }).click();
    await expect(cards).toHaveCount(1);
    for (const fact of [name, type, '开启']) await expect(cards).toContainText(fact);

    await list.delete(name);
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('main')).toContainText('没有符合条件的字典类型');
  });

  test('cards are put into an order by column and direction; the address says so', async ({ page }) => {
    await page.goto('/system/dict?type=_type&pageNo=2');
    const list = new ListPage(page);
    const types = page.getByRole('list', { name: '字典类型列表' }).getByText(/^\w+_type$/);
    await expect(list.order).toHaveValue('');

    await list.order.selectOption('字典类型 升序');
    await expect(page).toHaveURL('/system/dict?type=_type&sortField=type&sortOrder=asc');
    await expect(types).toHaveCount(20);
    const upwards = await types.allInnerTexts();
    expect(upwards).toEqual([...upwards].sort());

    await list.order.selectOption('字典类型 降序');
    await expect(page).toHaveURL('/system/dict?type=_type&sortField=type&sortOrder=desc');
    await page.reload();
    await expect(list.order.getByRole('option', { selected: true })).toHaveText('字典类型 降序');
    const downwards = await types.allInnerTexts();
    expect(downwards).toEqual([...downwards].sort().toReversed());

    await list.order.selectOption('默认顺序');
    await expect(page).toHaveURL('/system/dict?type=_type');
  });
});
