import { SignInPage } from '../pages/SignInPage.ts';
import { PASSWORD } from '../product/staff.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';

const own = ownProduct();

test('five wrong passwords lock the account, which the answer does not tell; others sign in as ever', async ({ page }) => {
  const form = new SignInPage(page);
  await page.goto(`${own.product.url}/login`);

  for (let wrong = 1; wrong <= 5; wrong += 1) {
    await form.signIn('guest', `wrong${wrong}`);
    await expect(form.refusals).toHaveText('登录失败，账号密码不正确');
  }
  const answered = page.waitForResponse(/\/auth\/login/);
  await form.signIn('guest', PASSWORD);
  const answer = await answered;

  await expect(form.refusals).toHaveText('登录失败，账号密码不正确');
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);

  await form.signIn('bpmstaff');
  await expect(page).toHaveURL(`${own.product.url}/index`);
});
