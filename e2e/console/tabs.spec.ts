import { property } from '@zhilv/contract/mall';
import { dictType } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { isFetchedAhead } from '../fixtures/fetchedAhead.ts';
import { Stillness } from '../fixtures/Stillness.ts';
import { changeMenus, withRow } from '../fixtures/changeGrants.ts';
import { Console } from '../pages/Console.ts';
import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('each page opens in a tab, which keeps what is typed in it while another shows', async ({ page }) => {
  await page.goto('/index');
  const shell = new Console(page);
  const list = new ListPage(page);
  const reads = new Calls(page, dictType.page);

  await shell.open('系统管理', '字典管理');
  await list.filter('字典名称').fill('还没有搜索');
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.heading('商品属性')).toBeVisible();
  await expect(shell.heading('字典管理')).toBeHidden();
  await expect(shell.tabs).toHaveText(['首页', '字典管理', '商品属性']);
  await expect(shell.tab('商品属性')).toHaveAttribute('aria-current', 'page');

  await shell.tab('字典管理').click();
  await expect(page).toHaveURL('/system/dict');
  await expect(list.filter('字典名称')).toHaveValue('还没有搜索');
  expect(reads.seen).toHaveLength(1);
});

test('back and forward lead over tabs and through the addresses inside of one', async ({ page }) => {
  await page.goto('/index');
  const shell = new Console(page);
  const list = new ListPage(page);
  await shell.open('系统管理', '字典管理');
  await list.pagination.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL('/system/dict?pageNo=2');
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(page).toHaveURL('/mall/product/property');

  await page.goBack();
  await expect(page).toHaveURL('/system/dict?pageNo=2');
  await expect(list.pagination.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/system/dict');
  await expect(list.pagination.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/index');
  await expect(shell.tab('首页')).toHaveAttribute('aria-current', 'page');

  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/system/dict?pageNo=2');
  await expect(list.pagination.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  await expect(shell.tabs).toHaveText(['首页', '字典管理', '商品属性']);
});

test('a tab one returns to by the strip is at the address where one left it, after a reload too', async ({ page }) => {
  await page.goto('/system/dict?type=_type&pageNo=2');
  const shell = new Console(page);
  const list = new ListPage(page);
  await expect(list.rows.last()).toHaveText('用户类型');

  await shell.tab('首页').click();
  await expect(page).toHaveURL('/index');
  await shell.tab('字典管理').click();
  await expect(page).toHaveURL('/system/dict?type=_type&pageNo=2');
  await expect(list.rows.last()).toHaveText('用户类型');
  await page.reload();

  await expect(list.rows.last()).toHaveText('用户类型');
  await expect(shell.tabs).toHaveText(['首页', '字典管理']);
});

test('closing the tab that shows leads to its neighbour; closing another changes nothing else', async ({ page }) => {
  await page.goto('/index');
  const shell = new Console(page);
  await shell.open('系统管理', '字典管理');
  await expect(shell.heading('字典管理')).toBeVisible();
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.heading('商品属性')).toBeVisible();
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(shell.tabs).toHaveText(['首页', '字典管理', '商品属性', '流程模型']);

  await shell.closeTab('字典管理');
  await expect(shell.tabs).toHaveText(['首页', '商品属性', '流程模型']);
  await expect(page).toHaveURL('/bpm/manager/model');

  await shell.closeTab('流程模型');
  await expect(page).toHaveURL('/mall/product/property');
  await expect(shell.heading('商品属性')).toBeVisible();

  await shell.tab('商品属性').press('Delete');
  await expect(page).toHaveURL('/index');
  await expect(shell.tabs).toHaveText(['首页']);
});

test('a closed tab shows until the page that follows is there, also when that was on its way before', async ({
  page,
  context,
}) => {
  await changeMenus(context, (menus) => withRow(menus, 'mall/product/property/index', { keepAlive: false }));
  await page.goto('/mall/product/property');
  const shell = new Console(page);
  await expect(shell.heading('商品属性')).toBeVisible();
  await shell.open('系统管理', '字典管理');
  await expect(shell.heading('字典管理')).toBeVisible();
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main === null) throw new Error('the console has no main element');
    const watch = new MutationObserver(() => main.innerText.trim() === '' && Object.assign(window, { wasBlank: true }));
    watch.observe(main, { attributes: true, childList: true, subtree: true });
  });
  const release = await new Calls(page, property.page).hold();

  await shell.tab('商品属性').click();
  await shell.closeTab('字典管理');
  await expect(shell.heading('字典管理')).toBeVisible();
  release();

  await expect(shell.heading('商品属性')).toBeVisible();
  await expect(shell.tabs).toHaveText(['首页', '商品属性']);
  expect(await page.evaluate(() => 'wasBlank' in window)).toBe(false);
});

test('a tab that was closed opens afresh', async ({ page }) => {
  await page.goto('/index');
  const shell = new Console(page);
  const list = new ListPage(page);
  await shell.open('系统管理', '字典管理');
  await list.filter('字典名称').fill('还没有搜索');
  await shell.closeTab('字典管理');

  await shell.open('系统管理', '字典管理');

  await expect(list.filter('字典名称')).toHaveValue('');
});

test('首页 is always there and cannot be closed', async ({ page }) => {
  await page.goto('/system/dict');
  const shell = new Console(page);
  await expect(shell.tabs).toHaveText(['首页', '字典管理']);

  await expect(page.getByRole('button', { name: '关闭「首页」' })).toBeHidden();
  await shell.tab('首页').press('Delete');

  await expect(shell.tabs).toHaveText(['首页', '字典管理']);
});

test('going where one is does nothing', async ({ page }) => {
  const [shell, stillness] = [new Console(page), new Stillness(page)];
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await list.filter('字典名称').fill('还没有搜索');
  await shell.tab('字典管理').hover();
  await stillness.reached(); // The menu of the strip comes when the pointer does.
  const entries = await page.evaluate(() => history.length);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!isFetchedAhead(request)) requests.push(request.url());
  });

  await shell.open('系统管理', '字典管理');
  await shell.tab('字典管理').click();

  await expect(list.filter('字典名称')).toHaveValue('还没有搜索');
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a page whose menu row does not keep it alive begins anew each time', async ({ page, context }) => {
  await changeMenus(context, (menus) => withRow(menus, 'system/dict/index', { keepAlive: false }));
  const reads = new Calls(page, dictType.page);
  await page.goto('/system/dict');
  const shell = new Console(page);
  const list = new ListPage(page);
  await list.filter('字典名称').fill('还没有搜索');

  await shell.tab('首页').click();
  await expect(page).toHaveURL('/index');
  await shell.tab('字典管理').click();

  await expect(list.filter('字典名称')).toHaveValue('');
  expect(reads.seen).toHaveLength(2);
});

test('who changes their mind while a page is opening gets the page asked for last', async ({ page }) => {
  await page.goto('/index');
  const shell = new Console(page);
  const release = await new Calls(page, dictType.page).hold();

  await shell.open('系统管理', '字典管理');
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.heading('商品属性')).toBeVisible();
  release();

  await expect(page).toHaveURL('/mall/product/property');
  await expect(shell.tabs).toHaveText(['首页', '商品属性']);
  await page.goBack();
  await expect(page).toHaveURL('/index');
});

test('/redirect opens a page afresh and leaves no trace in the history', async ({ page }) => {
  await page.goto('/index');
  await page.goto('/redirect/system/dict?type=common_status');

  await expect(page).toHaveURL('/system/dict?type=common_status');
  await expect(new ListPage(page).rows).toHaveText(['系统状态']);
  await page.goBack();
  await expect(page).toHaveURL('/index');
});

test.describe('in a low window', () => {
  // The list is no wider than its place, so the document scrolls.
  test.use({ viewport: { width: 1440, height: 500 } });

  const top = () => window.scrollY;

  test('a newly opened page starts at the top, and a tab one returns to is where one left it', async ({ page }) => {
    await page.goto('/system/dict');
    const shell = new Console(page);
    const list = new ListPage(page);
    await expect(list.rows).toHaveCount(20);

    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(top)).toBe(400);
    await shell.open('商城系统', '商品中心', '商品属性');
    await expect(shell.heading('商品属性')).toBeInViewport();
    expect(await page.evaluate(top)).toBe(0);

    await page.goBack();
    await expect(shell.heading('字典管理')).toBeVisible();
    await expect.poll(() => page.evaluate(top)).toBe(400);
  });
});
