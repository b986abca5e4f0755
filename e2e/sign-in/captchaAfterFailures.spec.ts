import { captcha } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { CaptchaDialog } from '../pages/CaptchaDialog.ts';
import { Console } from '../pages/Console.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { PASSWORD } from '../product/staff.ts';

const own = ownProduct({ appConfig: { captcha: 'afterFailures' } });

test('a puzzle comes after three wrong passwords and no sooner, and leads in; who is at home meets none', async ({ page }) => {
  const form = new SignInPage(page);
  const puzzle = new CaptchaDialog(page);
  const puzzles = new Calls(page, captcha.get);
  await page.goto(`${own.product.url}/login`);
  await form.signIn('bpmstaff');
  await expect(page).toHaveURL(`${own.product.url}/index`);
  await new Console(page).leave();
  await page.goto(`${own.product.url}/login`);

  for (let wrong = 1; wrong <= 3; wrong += 1) {
    await form.signIn('guest', `wrong${wrong}`);
    // What is typed takes the refusal away until the next answer.
    await expect(form.refusals).toHaveText('登录失败，账号密码不正确');
  }
  expect(puzzles.seen).toEqual([]);
  await form.signIn('guest', PASSWORD);
  await puzzle.solve();

  await expect(page).toHaveURL(`${own.product.url}/index`);
  await new Console(page).leave();
  await page.goto(`${own.product.url}/login`);
  await form.signIn('bpmstaff');
  await expect(page).toHaveURL(`${own.product.url}/index`);
  expect(puzzles.seen).toHaveLength(1);
});
