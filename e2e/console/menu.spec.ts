import { config } from '@zhilv/contract/infra';
import { dictType } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { Console } from '../pages/Console.ts';
import { changeMenus, withLinkIn } from '../fixtures/changeGrants.ts';
import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('one submenu is open at a time, on each level, and the page that shows is marked', async ({ page, context }) => {
  await changeMenus(context, withLinkIn('系统管理', '工作流程', '商城系统', '商品中心'));
  await page.goto('/system/dict');
  const { menu } = new Console(page);
  const directory = (name: string) => menu.getByRole('button', { name, exact: true });
  await expect(directory('系统管理')).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: '字典管理' })).toHaveAttribute('aria-current', 'page');

  await directory('商城系统').click();
  await expect(directory('系统管理')).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: '字典管理' })).toBeHidden();
  await directory('商品中心').click();
  await expect(menu.getByRole('link', { name: '商品属性' })).toBeVisible();

  await directory('商城系统').click();
  await expect(directory('商城系统')).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: '商品属性' })).toBeHidden();
});

test('the submenu follows the page that shows', async ({ page, context }) => {
  await changeMenus(context, withLinkIn('系统管理', '工作流程', '商城系统', '商品中心'));
  await page.goto('/system/dict');
  const shell = new Console(page);
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(page).toHaveURL('/mall/product/property');
  await expect(shell.menu.getByRole('link', { name: '商品属性' })).toHaveAttribute('aria-current', 'page');

  await page.goBack();

  await expect(shell.menu.getByRole('link', { name: '字典管理' })).toHaveAttribute('aria-current', 'page');
  await expect(shell.menu.getByRole('link', { name: '商品属性' })).toBeHidden();
});

test('a menu row is shown when a live release brings its page, a directory when something in it is shown', async ({ page }) => {
  await page.goto('/system/dict');
  const { menu } = new Console(page);

  await expect(menu.getByRole('button', { name: '系统管理' })).toBeVisible();
  await expect(menu.getByText('代码生成')).toBeHidden();
  await expect(menu.getByText('OA 示例')).toBeHidden();
});

test('a directory with a single page in it opens that page', async ({ page }) => {
  await page.goto('/index');
  const shell = new Console(page);

  await shell.menu.getByRole('link', { name: '工作流程' }).click();

  await expect(page).toHaveURL('/bpm/manager/model');
  await expect(shell.menu.getByRole('link', { name: '工作流程' })).toHaveAttribute('aria-current', 'page');
  await expect(shell.breadcrumbs).toHaveText(['首页', '工作流程', '流程管理', '流程模型']);
  await expect(shell.menu.getByText('流程管理')).toBeHidden();
});

test('title and breadcrumbs say where one is; the first step is 首页 and leads there', async ({ page }) => {
  await page.goto('/mall/product/property');
  const shell = new Console(page);
  await expect(page).toHaveTitle('商品属性 - 智旅科技');
  await expect(shell.breadcrumbs).toHaveText(['首页', '商城系统', '商品中心', '商品属性']);

  await shell.breadcrumbs.getByRole('link', { name: '首页' }).click();

  await expect(page).toHaveURL('/index');
  await expect(page).toHaveTitle('首页 - 智旅科技');
  await expect(shell.breadcrumbs).toHaveText(['首页']);
});

test('the home page greets its user and leads to the pages there are', async ({ page }) => {
  await page.goto('/index');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/(好|深了)，\S+$/);

  await page
    .getByRole('main')
    .getByRole('link', { name: /商品列表/ })
    .click();

  await expect(page).toHaveURL('/mall/product/spu');
  await expect(new Console(page).heading('商品列表')).toBeVisible();
});

test('the sidebar folds to icons, works like that, and is still folded after a reload', async ({ page, context }) => {
  await changeMenus(context, withLinkIn('系统管理', '工作流程', '商城系统', '商品中心'));
  await page.goto('/index');
  const shell = new Console(page);

  await page.getByRole('button', { name: '收起侧边栏' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: '展开侧边栏' })).toBeVisible();
  await shell.menu.getByRole('button', { name: '系统管理' }).click();
  await shell.menu.getByRole('link', { name: '字典管理' }).click();

  await expect(shell.heading('字典管理')).toBeVisible();
});

test('a link opens in a window of its own when it is asked to', async ({ page, context }) => {
  await page.goto('/system/dict');
  const shell = new Console(page);
  const opened = context.waitForEvent('page');

  await shell.tab('首页').click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;

  await expect(other).toHaveURL('/index');
  await expect(page).toHaveURL('/system/dict');
});

test.describe('below 992 px', () => {
  test.use({ viewport: { width: 991, height: 800 } });

  test('the menu is a drawer, closed at first, which a navigation closes', async ({ page }) => {
    await page.goto('/index');
    const shell = new Console(page);
    const drawer = page.getByRole('dialog', { name: '主菜单' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shell.menu).toBeHidden();

    await page.getByRole('button', { name: '打开菜单' }).click();
    await shell.open('系统管理', '字典管理');
    await expect(drawer).toBeHidden();
    await expect(new ListPage(page).rows).not.toHaveCount(0);

    await page.getByRole('button', { name: '打开菜单' }).click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: '打开菜单' })).toBeFocused();

    await page.getByRole('button', { name: '打开菜单' }).click();
    await page.goBack();
    await expect(page).toHaveURL('/index');
    await expect(drawer).toBeHidden();
  });
});

test.describe('from 992 px on', () => {
  test.use({ viewport: { width: 992, height: 800 } });

  test('the menu stands beside the page', async ({ page }) => {
    await page.goto('/index');

    await expect(new Console(page).entry('系统管理')).toBeVisible();
    await expect(page.getByRole('button', { name: '打开菜单' })).toBeHidden();
  });
});

test('what one opens in the menu while a page is on its way stays open when the page is there', async ({ page, context }) => {
  await changeMenus(context, withLinkIn('系统管理', '工作流程', '商城系统', '商品中心'));
  const release = await new Calls(page, dictType.page).hold();
  await page.goto('/system/dict');
  const shell = new Console(page);
  const directory = shell.menu.getByRole('button', { name: '工作流程' });

  await directory.click();
  release();
  await expect(shell.heading('字典管理')).toBeVisible();

  await expect(directory).toHaveAttribute('aria-expanded', 'true');
});

test('pressing an entry of the menu twice opens its page once', async ({ page }) => {
  await page.goto('/index');
  const reads = new Calls(page, config.page);

  const shell = new Console(page);
  await shell.entry('基础设施').click();
  await shell.entry('配置管理').dblclick();

  await expect(new ListPage(page).rows).not.toHaveCount(0);
  expect(reads.seen).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/index');
});
