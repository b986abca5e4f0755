import { registration } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { ownProduct } from '../lab/ownProduct.ts';

// The tests share a product: side by side, each worker would start one.
test.describe.configure({ mode: 'default' });

const own = ownProduct();

test('a visitor makes an account, whose name was taken at first, and is signed in', async ({ page }) => {
  await page.goto(`${own.product.url}/register?redirect=%2Findex`);
  const refusals = page.getByRole('alert').filter({ hasText: /\S/ });
  await page.getByRole('button', { name: '注册并登录' }).click();
  await expect(refusals).toHaveText(['登录账号不能为空', '用户昵称不能为空', '密码不能为空']);
  await expect(page.getByLabel('账号')).toBeFocused();

  await page.getByLabel('账号').fill('guest');
  await page.getByLabel('昵称').fill('新同事');
  await page.getByLabel('密码', { exact: true }).fill('lakeside7');
  await expect(page.getByText('密码强度：中')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(refusals).toHaveText('用户账号已经存在');
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('lakeside7');

  await page.getByLabel('账号').fill('newone');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${own.product.url}/index`);
  await expect(page.getByRole('main')).toContainText('新同事');
});

for (const [what, code, msg] of [
  ['does not have the call', 401, '账号未登录'],
  ['has it switched off', 501, '注册功能未开放，请联系管理员开通账号'],
] as const)
  test(`where the back end ${what} the page says so, and keeps what was typed`, async ({ page }) => {
    await page.goto(`${own.product.url}/register`);
    await new Calls(page, registration.register).refuse(code, msg);

    await page.getByLabel('账号').fill('newone');
    await page.getByLabel('昵称').fill('新同事');
    await page.getByLabel('密码', { exact: true }).fill('lakeside7');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText('当前系统未开放注册，请联系管理员开通账号。');
    await expect(page.getByLabel('账号')).toHaveValue('newone');
    await page.getByRole('link', { name: '去登录' }).click();
    await expect(page).toHaveURL(`${own.product.url}/login`);
  });
