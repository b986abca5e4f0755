import type { Page } from '@playwright/test';
import { dictType } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { axeFindings } from '../guard/findings/axeFindings.ts';
import { Console } from '../pages/Console.ts';
import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

const question = (page: Page) => page.getByRole('dialog', { name: '系统提示' });

/** Opens three lists beside 首页: 字典管理, 商品属性 and 流程模型, which shows. */
async function openThree(page: Page): Promise<Console> {
  await page.goto('/system/dict');
  const shell = new Console(page);
  await expect(shell.heading('字典管理')).toBeVisible();
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.heading('商品属性')).toBeVisible();
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(shell.heading('流程模型')).toBeVisible();
  return shell;
}

/** Types something into the form of a new record of the list that shows, which then has unsaved work. */
async function typeSomething(page: Page, button: string, label: string): Promise<void> {
  const list = new ListPage(page);
  await list.tool(button).click();
  await list.form.fill({ [label]: '写了一半' });
}

test('the menu of a tab closes the others, those beside it, and all, and pins and moves it', async ({ page }) => {
  const shell = await openThree(page);
  let menu = await shell.tabMenu('首页');
  await expect(menu.getByRole('menuitem')).toHaveText([
    '刷新页面',
    '固定',
    '左移',
    '右移',
    '关闭当前',
    '关闭其他',
    '关闭左侧',
    '关闭右侧',
    '全部关闭',
  ]);
  await expect(menu.getByRole('menuitem', { name: '关闭当前' })).toHaveAttribute('aria-disabled', 'true');
  expect(await axeFindings(page, { scope: 'nav:has([role="menu"])' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  menu = await shell.tabMenu('商品属性');
  await menu.getByRole('menuitem', { name: '左移' }).click();
  await expect(shell.tabs).toHaveText(['首页', '商品属性', '字典管理', '流程模型']);
  menu = await shell.tabMenu('流程模型');
  await menu.getByRole('menuitem', { name: '固定', exact: true }).click();
  await expect(shell.tabs).toHaveText(['首页', '流程模型', '商品属性', '字典管理']);
  await expect(page.getByRole('button', { name: '关闭「流程模型」' })).toHaveCount(0);

  menu = await shell.tabMenu('字典管理');
  await menu.getByRole('menuitem', { name: '关闭左侧' }).click();
  await expect(shell.tabs).toHaveText(['首页', '流程模型', '字典管理']);
  await expect(page).toHaveURL('/bpm/manager/model');
  menu = await shell.tabMenu('首页');
  await menu.getByRole('menuitem', { name: '全部关闭' }).click();
  await expect(shell.tabs).toHaveText(['首页', '流程模型']);

  // A new session of the same browser has nothing but what is pinned.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/index');
  await expect(shell.tabs).toHaveText(['首页', '流程模型']);
  menu = await shell.tabMenu('流程模型');
  await menu.getByRole('menuitem', { name: '取消固定' }).click();
  await shell.closeTab('流程模型');
  await expect(shell.tabs).toHaveText(['首页']);
});

test('the keyboard walks through the tabs and their menu, and closes', async ({ page }) => {
  const shell = await openThree(page);
  await shell.tab('流程模型').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(shell.tab('商品属性')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(shell.tab('首页')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(shell.tab('字典管理')).toBeFocused();

  await page.keyboard.press('Shift+F10');
  const entry = (name: string) => page.getByRole('menuitem', { name });
  await expect(entry('刷新页面')).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry('全部关闭')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shell.tab('字典管理')).toBeFocused();

  await page.keyboard.press('Shift+F10');
  await expect(entry('刷新页面')).toBeFocused();
  await page.keyboard.press('End');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  await expect(entry('关闭其他')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(shell.tabs).toHaveText(['首页', '商品属性', '流程模型']);
  await expect(shell.tab('商品属性')).toBeFocused();
});

test('closing several asks once, and names the pages that would lose work', async ({ page }) => {
  await page.goto('/index');
  const shell = new Console(page);
  const leave = async () => {
    await page.goBack();
    await question(page).getByRole('button', { name: '离开' }).click();
    await expect(page).toHaveURL('/index');
  };
  await shell.open('系统管理', '字典管理');
  await typeSomething(page, '新增字典类型', '字典名称');
  await leave();
  await shell.open('商城系统', '商品中心', '商品属性');
  await typeSomething(page, '新增商品属性', '属性名称');
  await leave();

  await (await shell.tabMenu('首页')).getByRole('menuitem', { name: '全部关闭' }).click();
  await expect(question(page)).toContainText('以下 2 个页面有未保存的修改，关闭后将丢失：');
  await expect(question(page)).toContainText('「字典管理」');
  await expect(question(page)).toContainText('「商品属性」');
  await expect(question(page).getByRole('button', { name: '取消' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(shell.tabs).toHaveCount(3);

  await (await shell.tabMenu('首页')).getByRole('menuitem', { name: '全部关闭' }).click();
  await question(page).getByRole('button', { name: '全部关闭' }).click();
  await expect(shell.tabs).toHaveText(['首页']);
});

test('refreshing opens a page afresh in its place of the history, and asks before it loses what is unsaved', async ({ page }) => {
  await page.goto('/index');
  const shell = new Console(page);
  await shell.open('系统管理', '字典管理');
  await expect(shell.heading('字典管理')).toBeVisible();
  const reads = new Calls(page, dictType.page);
  await (await shell.tabMenu('字典管理')).getByRole('menuitem', { name: '刷新页面' }).click();
  await expect.poll(() => reads.seen.length).toBe(1);
  await expect(page).toHaveURL('/system/dict');
  await page.goBack();
  await expect(page).toHaveURL('/index');
  await page.goForward();

  await typeSomething(page, '新增字典类型', '字典名称');
  await page.goBack();
  await question(page).getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL('/index');
  await (await shell.tabMenu('字典管理')).getByRole('menuitem', { name: '刷新页面' }).click();
  await expect(question(page)).toContainText('「字典管理」有未保存的修改，离开后将丢失。');
  await expect(question(page).getByRole('button', { name: '取消' })).toBeFocused();
  await question(page).getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL('/system/dict');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(shell.tab('字典管理')).not.toContainText('有未保存的修改');
});

test('a middle click closes a tab, a drag moves it, and a list shows all that do not fit', async ({ page }) => {
  const shell = await openThree(page);
  await shell.tab('商品属性').click({ button: 'middle' });
  await expect(shell.tabs).toHaveText(['首页', '字典管理', '流程模型']);
  expect(page.context().pages()).toHaveLength(1);

  const [from, to] = [await shell.tab('流程模型').boundingBox(), await shell.tab('字典管理').boundingBox()];
  if (from === null || to === null) throw new Error('the tabs are not there');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 10, { steps: 5 });
  await page.mouse.move(to.x + 4, to.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect(shell.tabs).toHaveText(['首页', '流程模型', '字典管理']);

  await expect(page.getByRole('button', { name: '所有标签页' })).toHaveCount(0);
  await page.setViewportSize({ width: 240, height: 700 });
  await page.getByRole('button', { name: '所有标签页' }).click();
  const list = page.getByRole('dialog', { name: '所有标签页' });
  await expect(list.getByRole('listitem')).toHaveText(['首页', '流程模型', '字典管理']);
  expect(await axeFindings(page, { scope: '[role="dialog"]' })).toEqual([]);
  await list.getByRole('button', { name: '关闭「字典管理」' }).click();
  await expect(list.getByRole('listitem')).toHaveText(['首页', '流程模型']);
});
