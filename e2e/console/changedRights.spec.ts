import { changeRightsLater, rootRow, withoutRow } from '../fixtures/changeGrants.ts';
import { Console } from '../pages/Console.ts';
import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

const DICT = 'system/dict/index';
const MANUAL = rootRow({ id: 990_000, name: '操作手册', path: 'https://docs.example/manual' });
const MANUAL_ENTRY = '操作手册（在新窗口打开）';

test('rights that change are there at the next navigation, in each window, and work on a withdrawn page is kept', async ({
  page,
  context,
}) => {
  const change = await changeRightsLater(context);
  change((granted) => ({ ...granted, menus: [...granted.menus, MANUAL] }));
  await page.goto('/index');
  const [shell, list] = [new Console(page), new ListPage(page)];
  await shell.open('系统管理', '字典管理');
  await list.create();
  await list.form.fill({ 字典名称: '写了一半' });
  await page.goBack();
  const leave = page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '离开' });
  await leave.click();
  await expect(page).toHaveURL('/index');
  const other = await context.newPage();
  await other.goto('/system/dict');
  const otherShell = new Console(other);
  await expect(otherShell.heading('字典管理')).toBeVisible();
  await expect(otherShell.entry(MANUAL_ENTRY)).toBeVisible();

  change((granted) => ({ ...granted, roles: [], permissions: [], menus: withoutRow(granted.menus, DICT) }));
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.heading('商品属性')).toBeVisible();
  await expect(list.tool('新增')).toHaveCount(0);
  await expect(shell.entry(MANUAL_ENTRY)).toHaveCount(0);

  await shell.tab('字典管理').click();
  await expect(shell.heading('没有访问权限')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('未保存的内容已保留');
  await expect(list.form.dialog).toBeHidden();

  await otherShell.tab('首页').click();
  await expect(otherShell.entry(MANUAL_ENTRY)).toHaveCount(0);
  await otherShell.tab('字典管理').click();
  await expect(otherShell.heading('没有访问权限')).toBeVisible();

  change((granted) => granted);
  await shell.open('基础设施', '配置管理');
  await leave.click();
  await expect(list.tool('新增')).toBeVisible();
  await shell.tab('字典管理').click();
  await expect(list.form.field('字典名称')).toHaveValue('写了一半');
});
