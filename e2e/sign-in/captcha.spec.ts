import { captcha } from '@zhilv/contract/system';
import { expect, test } from '../fixtures/test.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { CaptchaDialog } from '../pages/CaptchaDialog.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { PASSWORD } from '../product/staff.ts';

// The tests share a product.
test.describe.configure({ mode: 'default' });

const own = ownProduct({ appConfig: { captcha: 'always' } });

test('a puzzle is solved by keyboard, after one that was missed', async ({ page }) => {
  await page.goto(`${own.product.url}/login`);
  await new SignInPage(page).signIn('guest');

  const puzzle = new CaptchaDialog(page);
  await expect(puzzle.slider).toBeFocused();
  const first = await puzzle.picture.getAttribute('src');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(puzzle.note).toHaveText('没有对准，请再试一次');
  await expect(puzzle.picture).not.toHaveAttribute('src', first ?? '');
  await expect(puzzle.slider).toBeFocused();
  await puzzle.solve();

  await expect(page).toHaveURL(`${own.product.url}/index`);
});

test('a puzzle is solved by dragging, and a wrong password takes another one', async ({ page }) => {
  await page.goto(`${own.product.url}/login`);
  const form = new SignInPage(page);
  const puzzle = new CaptchaDialog(page);

  await form.signIn('guest', 'notthisone');
  await puzzle.drag();
  await expect(form.refusals).toHaveText('登录失败，账号密码不正确');
  await expect(form.password).toHaveValue('notthisone');

  await form.password.fill(PASSWORD);
  await form.submit.click();
  await puzzle.drag();
  await expect(page).toHaveURL(`${own.product.url}/index`);
});

test('whoever closes the puzzle is not signed in, and nothing typed is lost', async ({ page }) => {
  await page.goto(`${own.product.url}/login`);
  const form = new SignInPage(page);
  const puzzle = new CaptchaDialog(page);

  await form.signIn('guest');
  await puzzle.slider.press('Escape');

  await expect(puzzle.dialog).toBeHidden();
  await expect(form.refusals).toHaveText('尚未登录：请先完成安全验证');
  await expect(form.password).toHaveValue(PASSWORD);
  await form.submit.click();
  await puzzle.solve();
  await expect(page).toHaveURL(`${own.product.url}/index`);
});

test('too many questions and an answer that came too late are said, and the next try works', async ({ page }) => {
  const address = `**${captcha.get.path}`;
  const refusal = (repCode: string, repMsg: string) => ({ repCode, repMsg, repData: null, success: false });
  await page.goto(`${own.product.url}/login`);
  await page.route(address, (route) => route.fulfill({ json: refusal('6201', 'get接口请求次数超限，请稍后再试!') }));
  const puzzle = new CaptchaDialog(page);

  await new SignInPage(page).signIn('guest');
  await expect(puzzle.note).toHaveText('获取验证码过于频繁，请稍后再试');
  await expect(puzzle.slider).toBeHidden();

  await page.unroute(address);
  await puzzle.again.click();
  const late = (route: { fulfill: (answer: object) => Promise<void> }) =>
    route.fulfill({ json: refusal('6110', '验证码已失效，请重新获取') });
  await page.route(`**${captcha.check.path}`, late, { times: 1 });
  await puzzle.slider.waitFor();
  const spent = await puzzle.picture.getAttribute('src');
  await puzzle.solve();
  await expect(puzzle.note).toHaveText('验证码已失效，请重新获取');
  await expect(puzzle.picture).not.toHaveAttribute('src', spent ?? '');
  await puzzle.solve();
  await expect(page).toHaveURL(`${own.product.url}/index`);
});

test('words are pressed in their order, and an answer that the server does not know takes a new one', async ({ page }) => {
  const form = new SignInPage(page);
  const puzzle = new CaptchaDialog(page);
  await page.goto(`${own.product.url}/login`);
  await page.route(`**${captcha.get.path}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { repData: object };
    await route.fulfill({
      json: { ...answer, repData: { ...answer.repData, jigsawImageBase64: null, wordList: ['山', '水', '舟'] } },
    });
  });
  const checks: { pointJson?: string; captchaType?: string }[] = [];
  await page.route(
    `**${captcha.check.path}`,
    async (route) => {
      checks.push(route.request().postDataJSON() as object);
      await route.fulfill({ json: { repCode: '0000', repMsg: null, repData: null, success: true } });
    },
    { times: 1 },
  );

  await form.signIn('guest');
  const picture = puzzle.dialog.getByRole('button', { name: /按顺序点击图中的字/ });
  await expect(puzzle.dialog).toContainText('山 水 舟');
  await expect(picture).toBeFocused();
  await picture.click({ position: { x: 40, y: 40 } });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.unroute(`**${captcha.get.path}`);
  await picture.click({ position: { x: 200, y: 60 } });

  await expect(puzzle.note).toHaveText('验证码不正确，原因：验证码已失效，请重新获取');
  expect(checks).toMatchObject([{ captchaType: 'clickWord' }]);
  await puzzle.solve();
  await expect(page).toHaveURL(`${own.product.url}/index`);
});

test('registering takes a puzzle as well; whoever closes it has made no account and loses nothing typed', async ({ page }) => {
  const { refusals } = new SignInPage(page);
  const puzzle = new CaptchaDialog(page);
  await page.goto(`${own.product.url}/register`);
  await page.getByLabel('账号').fill('puzzled');
  await page.getByLabel('昵称').fill('新同事');
  await page.getByLabel('密码', { exact: true }).fill('lakeside7');
  await page.keyboard.press('Enter');

  await expect(puzzle.slider).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(refusals).toHaveText('尚未注册：请先完成安全验证');
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('lakeside7');

  await page.getByRole('button', { name: '注册并登录' }).click();
  await puzzle.solve();
  await expect(page).toHaveURL(`${own.product.url}/index`);
  await expect(page.getByRole('main')).toContainText('新同事');
});
