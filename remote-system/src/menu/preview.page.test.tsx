import { menu } from '@zhilv/contract/system';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as menuPage from './menu.route.ts';

async function open() {
  const page = await renderPage(menuPage, '/system/menu');
  await page.press('预览角色菜单');
  const dialog = await page.findByRole('dialog', { name: '预览角色菜单' });
  const choose = async (role: string): Promise<void> => {
    await page.user.click(page.getByRole('combobox', { name: '角色' }));
    await page.user.click(await page.findByRole('treeitem', { name: role }));
  };
  return { page, dialog, choose };
}

it('shows the menu that a role has in the console', async () => {
  const { page, dialog, choose } = await open();
  expect(dialog.textContent).toContain('选择角色后');

  await choose('商城运营');

  const tree = await page.findByRole('tree', { name: '菜单预览' });
  expect([...tree.querySelectorAll('[role="treeitem"][aria-level="1"]')].map(({ textContent }) => textContent)).toEqual([
    '支付管理',
    '商城系统',
  ]);
  await choose('访客');
  await page.findByText('这个角色没有菜单。');
});

it('shows the menu of no other role while one is on its way', async () => {
  const calls = new PageCalls(menu.preview);
  const { page, choose } = await open();
  await choose('商城运营');
  await page.findByRole('tree', { name: '菜单预览' });
  const release = calls.hold();

  await choose('访客');
  await page.findByRole('status', { name: '正在加载' });
  expect(page.queryByRole('tree', { name: '菜单预览' })).toBeNull();

  release();
  await page.findByText('这个角色没有菜单。');
});

it('says that a stock back end has no preview, and what else goes wrong', async () => {
  const calls = new PageCalls(menu.preview);
  calls.fail(404);
  const { page, choose } = await open();

  await choose('访客');
  await page.findByText('当前后端不支持预览菜单。');
  calls.refuse(1_002_002_000, '角色不存在');
  await choose('商城运营');
  await page.findByText('角色不存在');
});
