import { expect, test } from './catalogue.ts';

test('tabs have a name, and two rows with the same keys are kept apart', async ({ catalogue: { page } }) => {
  const order = page.getByRole('tablist', { name: '订单' });
  const goods = page.getByRole('tablist', { name: '商品' });

  await order.getByRole('tab', { name: '基本信息' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');

  await expect(page.getByRole('link', { name: '出行人名单' })).toBeFocused();
  const ids = await Promise.all([order, goods].map((row) => row.getByRole('tab').first().getAttribute('aria-controls')));
  expect(new Set(ids).size).toBe(2);
});

test('steps say which one is under way, and are no stop of the keyboard', async ({ catalogue }) => {
  const steps = catalogue.page.getByRole('list', { name: '报销' }).getByRole('listitem');

  await expect(steps).toHaveText([/填写申请/, /部门审批/, /财务打款/]);
  expect(await steps.evaluateAll((items) => items.map((item) => item.getAttribute('aria-current')))).toEqual([
    null,
    'step',
    null,
  ]);
  expect(await steps.evaluateAll((items) => items.map((item) => item.getAttribute('tabindex')))).toEqual([null, null, null]);
  await expect(steps.nth(1).getByRole('img', { name: '失败' })).toBeVisible();
});

test('a panel opens on Space and closes on Enter', async ({ catalogue: { page } }) => {
  const title = page.getByRole('button', { name: '退改规则', exact: true });
  const link = page.getByRole('link', { name: '查看退改规则' });

  await title.focus();
  await page.keyboard.press('Space');
  await expect(link).toBeVisible();
  await expect(title).toHaveAttribute('aria-expanded', 'true');
  const content = await title.getAttribute('aria-controls');
  await expect(page.locator(`[id="${content}"]`)).toContainText('查看退改规则');
  await page.keyboard.press('Enter');

  await expect(link).toBeHidden();
});

test('a month is a table, whose days read as days, and the rest of a full day is shown by keyboard', async ({
  catalogue: { page },
}) => {
  const month = page.getByRole('table', { name: '发团日历' });
  const more = month.getByRole('button', { name: '还有2项' });
  const card = page.getByRole('dialog', { name: '当天全部' });

  await expect(month.getByRole('cell', { name: '12', exact: true })).toBeVisible();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText('泸沽湖')).toBeVisible();
  await expect(card.getByRole('button', { name: '关闭' })).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(card).toBeHidden();
  await expect(more).toBeFocused();
});

test('a picture is enlarged by keyboard, and Esc goes back to it', async ({ catalogue: { page } }) => {
  const thumb = page.getByRole('button', { name: '查看大图：苍山洱海' });
  const large = page.getByRole('dialog', { name: '苍山洱海' });

  await thumb.focus();
  await page.keyboard.press('Enter');
  await expect(large.getByRole('button', { name: '放大' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(large.getByRole('button', { name: '关闭' })).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(large).toBeHidden();
  await expect(thumb).toBeFocused();
});

test('a hint shows for the keyboard too, and goes away on Esc', async ({ catalogue: { page } }) => {
  const button = page.getByRole('button', { name: '刷新', exact: true }).last();
  const hint = page.getByRole('tooltip');

  await page.getByRole('button', { name: '还有2项' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(hint).toHaveText('重新读取这一页');
  await expect(button).toHaveAccessibleDescription('重新读取这一页');
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();

  await button.hover();
  await expect(hint).toBeVisible();
  await hint.hover();
  await expect(hint).toBeVisible();
});

test('a question has a name, takes the focus, keeps it, and gives it back', async ({ catalogue: { page } }) => {
  const button = page.getByRole('button', { name: '取消订单' });
  const question = page.getByRole('dialog', { name: '确定取消订单 20240105001？' });

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: '取消' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: '取消' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('订单已取消')).toBeVisible();
});

test('a sheet has a name, keeps the focus, and closes on Esc even where a hint has the key', async ({ catalogue: { page } }) => {
  const button = page.getByRole('button', { name: '打开侧边栏' });
  const sheet = page.getByRole('dialog', { name: '出行人' });

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('textbox', { name: '姓名' })).toBeFocused();
  await expect(sheet.getByRole('heading')).toHaveText(['出行人']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(sheet.getByRole('button', { name: '保存' })).toBeFocused();
  await sheet.getByRole('button', { name: '更多操作' }).focus();
  await page.keyboard.press('Escape');

  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test('a notice is announced in a region that was there before, and closed by name', async ({ catalogue: { page } }) => {
  await page.getByRole('button', { name: '显示通知' }).click();

  const notice = page.getByRole('status').getByRole('group', { name: '导出完成' });
  await expect(notice.getByRole('link', { name: '下载 订单.xlsx' })).toBeVisible();
  await notice.getByRole('button', { name: '关闭' }).click();
  await expect(notice).toBeHidden();
});

test('a menu opens by key, is gone through, and gives the focus back', async ({ catalogue: { page, part } }) => {
  const button = part('Dropdown').getByRole('button', { name: '更多' });

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '复制' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '删除' })).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('menuitem', { name: '复制' })).toBeHidden();
  await expect(button).toBeFocused();
});
