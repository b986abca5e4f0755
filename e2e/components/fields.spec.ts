import { expect, test } from './catalogue.ts';

test('a number counts by arrow keys, keeps to its bounds, and says what is wrong with it', async ({ catalogue: { page } }) => {
  const days = page.getByRole('spinbutton', { name: '行程天数' });
  const price = page.getByRole('spinbutton', { name: '价格' });

  await days.focus();
  await page.keyboard.press('ArrowUp');
  await expect(days).toHaveValue('4');
  await days.fill('99');
  await page.keyboard.press('Tab');

  await expect(days).toHaveValue('30');
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute('aria-required', 'true');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveAccessibleDescription('请填写价格');
});

test('a number stays as it is under the mouse wheel', async ({ catalogue: { page } }) => {
  const days = page.getByRole('spinbutton', { name: '行程天数' });

  await days.click();
  await page.mouse.wheel(0, 60);

  await expect(days).toHaveValue('3');
});

test('tags are made by Enter and removed by key, and the focus stays in the field', async ({ catalogue: { page, part } }) => {
  const field = page.getByRole('textbox', { name: '线路标签' });
  const tags = part('TagInput').getByRole('button', { name: /^移除/ });

  await field.fill('古城');
  await page.keyboard.press('Enter');
  await expect(tags).toHaveText(['亲子', '海岛', '古城']);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: '移除「古城」' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(tags).toHaveText(['亲子', '海岛']);
  await expect(field).toBeFocused();
});

test('a slider has a name for each handle, and reads its value as people do', async ({ catalogue: { page } }) => {
  const discount = page.getByRole('slider', { name: '折扣' });

  await discount.focus();
  await page.keyboard.press('ArrowRight');

  await expect(discount).toHaveAttribute('aria-valuetext', '8.1 折');
  await expect(page.getByRole('slider', { name: '天数（从）' })).toHaveAttribute('aria-valuenow', '3');
  await expect(page.getByRole('slider', { name: '天数（到）' })).toHaveAttribute('aria-valuenow', '7');
});

test('a tree is gone through, folded and chosen from by keyboard', async ({ catalogue: { page } }) => {
  const tree = page.getByRole('tree', { name: '部门', exact: true });
  const item = (name: string) => tree.getByRole('treeitem', { name });

  await item('产品部').focus();
  await page.keyboard.press('Home');
  await expect(item('总公司')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(item('总公司')).toHaveAttribute('aria-expanded', 'false');
  await expect(tree.getByRole('treeitem')).toHaveText(['总公司', '云南分公司']);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(item('设计组')).toBeFocused();
  await expect(item('设计组')).toHaveAttribute('aria-selected', 'true');
  await expect(item('设计组')).not.toHaveAttribute('aria-expanded');
  await expect(item('设计组')).toHaveAttribute('aria-setsize', '2');
  await expect(tree.locator('[tabindex="0"]')).toHaveCount(1);
});

test('a tree of which several are chosen says of a branch that some below it are', async ({ catalogue: { page } }) => {
  const tree = page.getByRole('tree', { name: '可见部门' });

  await page.getByRole('textbox', { name: '搜索可见部门' }).fill('组');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');

  await expect(tree).toMatchAriaSnapshot(`
    - tree "可见部门":
      - treeitem "总公司" [checked=mixed] [expanded] [level=1]
      - treeitem "产品部" [checked] [expanded] [level=2]
      - treeitem "设计组" [checked] [level=3]
      - treeitem "策划组" [checked] [level=3]
  `);
  await expect(tree.getByRole('checkbox')).toHaveCount(0);
});

test('a tree opens at its field, takes the focus, and gives it back once a node is chosen or Esc is pressed', async ({
  catalogue: { page },
}) => {
  const field = page.getByRole('combobox', { name: '负责部门' });
  const popup = page.getByRole('dialog', { name: '部门', exact: true });

  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(popup.getByRole('textbox', { name: '搜索部门' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('textbox', { name: '搜索部门' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(popup.getByRole('treeitem', { name: '云南分公司' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toContainText('云南分公司');

  await page.keyboard.press('Enter');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(field).toContainText('请选择');
});

test('columns are gone through by arrow keys, and the place at the end of them is chosen', async ({ catalogue: { page } }) => {
  const field = page.getByRole('combobox', { name: '出发地' });
  const column = (level: number) => page.getByRole('listbox', { name: `地区，第 ${level} 级` });

  await field.focus();
  await page.keyboard.press('Enter');
  await expect(column(1).getByRole('option', { name: '云南省' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(column(2).getByRole('option', { name: '大理州' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(column(3).getByRole('option', { name: '大理市' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(column(3).getByRole('option', { name: '宾川县' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(column(2).getByRole('option', { name: '大理州' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(column(3).getByRole('option', { name: '大理市' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(column(3).getByRole('option', { name: '大理市' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(column(1)).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toContainText('云南省 / 大理州 / 大理市');
});

test('files are chosen, tried again and removed by keyboard, each under its name', async ({ catalogue: { page, part } }) => {
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('x') });
  const chooser = page.waitForEvent('filechooser');

  await page.getByRole('button', { name: '选择文件：附件' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([file('发票.pdf'), file('失败.pdf')]);
  await expect(part('Upload').getByRole('status')).toHaveText('合同.pdf、发票.pdf');
  await expect(page.getByRole('group', { name: '失败.pdf' })).toContainText('上传失败');
  await page.getByRole('button', { name: '重试「失败.pdf」' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('group', { name: '失败.pdf' })).toContainText('上传失败');
  await page.getByRole('button', { name: '移除「合同.pdf」' }).focus();
  await page.keyboard.press('Enter');

  await expect(part('Upload').getByRole('status')).toHaveText('发票.pdf');
});
