import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a number takes digits and a sign, and the wheel leaves it alone', async ({ page, own }) => {
  const { id, type } = await own.makeDictType();
  const { label } = await own.makeDictData(type);
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
