import { ListPage } from './ListPage.ts';
import { test } from './OwnRecords.ts';
import { expect } from './test.ts';

test.use({ as: 'admin' });

test('a number takes digits and a sign, and the wheel leaves it alone', async ({ page, own }) => {
  const { id, type } = await own.makeDictType();
  const { label } = await own.makeDictEntry(type);
  await page.goto(`/dict/type/data/${id}`);
  const list = new ListPage(page);
  await list.edit(label);
  const sort = list.form.field('显示顺序');
  await expect(sort).toHaveValue('1');

  await sort.fill('');
  await sort.pressSequentially('-1a2.5e');
  await expect(sort).toHaveValue('-125');
  await sort.hover();
  await page.mouse.wheel(0, 500);
  await sort.press('ArrowUp');
  await expect(sort).toHaveValue('-125');

  await sort.fill('００7');
  await sort.press('Tab');
  await expect(sort).toHaveValue('7');

  await sort.fill('-');
  await sort.press('Tab');
  await expect(sort).toHaveValue('');
  await expect(list.form.refusals).toHaveText('显示顺序不能为空');

  await sort.fill('99999999999');
  await expect(list.form.refusals).toHaveText('显示顺序应为整数');

  await sort.fill('1200');
  await list.form.ok.click();
  await expect(list.row(label)).toContainText('1,200');
});

test('a switch is thrown by its label, by the pointer and by the keyboard', async ({ page }) => {
  await page.goto('/infra/config');
  const list = new ListPage(page);
  await list.create();
  const visible = list.form.dialog.getByRole('switch', { name: '是否可见' });
  await expect(visible).toBeChecked();

  await visible.focus();
  await page.keyboard.press('Space');
  await expect(visible).not.toBeChecked();
  await expect(visible).toHaveText('否');
  await visible.click();
  await expect(visible).toBeChecked();
  await list.form.dialog.getByText('是否可见').click();
  await expect(visible).not.toBeChecked();
});

test('a colour is chosen by how it looks, and can be taken back', async ({ page, own }) => {
  const { id } = await own.makeDictType();
  await page.goto(`/dict/type/data/${id}`);
  const list = new ListPage(page);
  await list.create();
  const color = list.form.field('颜色类型');

  await color.click();
  await expect(page.getByRole('option')).toHaveText(['默认', '主要', '成功', '信息', '警告', '危险']);
  await page.getByRole('option', { name: '警告' }).click();
  await expect(color).toHaveText('警告');

  await list.form.dialog.getByRole('button', { name: '清除选择' }).click();
  await expect(color).toHaveText('请选择');
});

test('what may be empty is not marked as required', async ({ page }) => {
  await page.goto('/infra/config');
  const list = new ListPage(page);
  await list.create();

  await list.form.ok.click();

  await expect(list.form.refusals).toHaveText(['参数分组不能为空', '参数名称不能为空', '参数键名不能为空']);
  await expect(list.form.field('参数键值')).toHaveAttribute('aria-required', 'false');
});
