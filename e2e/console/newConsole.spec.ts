import { OpenConsole } from '../pages/OpenConsole.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';

const own = ownProduct();

test('a newer console is said quietly, and taken at the user’s word', async ({ browser, faults }) => {
  // It makes two releases of the host.
  test.setTimeout(120_000);
  const open = await OpenConsole.at('/system/dict', { product: own.product, browser, faults });
  const { page, shell } = open;
  const update = page.getByRole('button', { name: '立即更新' });
  const script = page.locator('script[src*="/host/"]').first();
  const before = await script.getAttribute('src');

  await own.lab.publish('host');
  await open.pickUp();
  await expect(open.notice('新版本可用')).toBeVisible();
  await page.getByRole('button', { name: '暂不更新' }).click();
  await expect(update).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await open.pickUp();
  await expect(update).toBeHidden();

  const { id } = await own.lab.publish('host');
  await open.pickUp();
  await expect(update).toBeVisible();
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.row('票种')).toBeVisible();
  await shell.tab('字典管理').click();
  await open.typeSomething();
  await open.leaveBehind();
  await expect(shell.row('票种')).toBeVisible();
  await update.click();
  await expect(open.question).toContainText('有未保存的修改，更新后将丢失');
  await open.question.getByRole('button', { name: '取消' }).click();
  await shell.tab('字典管理').click();
  await expect(open.typed).toHaveValue('写了一半');

  await open.leaveBehind();
  await expect(shell.row('票种')).toBeVisible();
  await update.click();
  await open.question.getByRole('button', { name: '立即更新' }).click();
  await expect(script).toHaveAttribute('src', new RegExp(id));
  await expect(shell.row('票种')).toBeVisible();
  await expect(update).toBeHidden();
  expect(await open.isSameDocument()).toBe(false);
  expect(await script.getAttribute('src')).not.toBe(before);

  await own.lab.mfe('rollback', 'host');
  await open.pickUp();
  await expect(open.notice('控制台版本已变更')).toBeVisible();
  await expect(open.notice('新版本可用')).toHaveCount(0);
  await open.close();
});
