import { SignInPage } from '../pages/SignInPage.ts';
import { PASSWORD } from '../product/staff.ts';
import { expect, test } from '../fixtures/test.ts';
import { ownProduct } from '../lab/ownProduct.ts';

// The wait that a place has is long enough to be read at any speed; that of an account begins with two seconds.
const own = ownProduct({ environment: { SIGN_IN_LIMIT_PER_ADDRESS: '3' } });

test('who guessed too often is told how long to wait; who has signed in there before signs in as ever', async ({ page }) => {
  const form = new SignInPage(page);
  await page.goto(`${own.product.url}/login`);
  await form.signIn('bpmstaff');
  await expect(page).toHaveURL(`${own.product.url}/index`);
  await form.signInAnew();

  for (let wrong = 1; wrong <= 3; wrong += 1) {
    await form.signIn('guest', `wrong${wrong}`);
    await expect(form.refusals).toHaveText('登录失败，账号密码不正确');
  }
  const answered = page.waitForResponse(/\/auth\/login/);
  await form.signIn('guest', PASSWORD);
  const answer = await answered;

  await expect(form.refusals).toHaveText('登录失败次数过多，请在 10 分钟后重试');
  await expect(form.password).toHaveValue(PASSWORD);
  const seconds = Number(answer.headers()['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);

  await form.signIn('bpmstaff');
  await expect(page).toHaveURL(`${own.product.url}/index`);
});
