import { smsCode } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SmsForm } from '../pages/SmsForm.ts';
import { PASSWORD } from '../product/staff.ts';

/* Codes are counted by phone, so these tests have a product whose phones nobody else uses. */
const BPMSTAFF = '13800000002';
const MALLSTAFF = '13800000003';
const GUEST = '13800000004';

// The tests share a product: side by side, each worker would start one.
test.describe.configure({ mode: 'default' });

const own = ownProduct();

test('a code signs in to the wanted page; its wait goes on in the other tab and after a reload', async ({ page }) => {
  await page.goto(`${own.product.url}/login?redirect=%2Findex%3Fa%3D1`);
  const password = new SignInPage(page);
  const sms = new SmsForm(page);
  await password.username.fill('bpmstaff');

  await page.getByRole('tab', { name: '账号登录' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: '短信登录' })).toBeFocused();
  await expect(page).toHaveURL(/way=sms/);
  await sms.receiveCode(BPMSTAFF);

  await page.getByRole('tab', { name: '短信登录' }).press('ArrowLeft');
  await expect(password.username).toHaveValue('bpmstaff');
  await page.getByRole('tab', { name: '账号登录' }).press('End');
  await expect(sms.code).not.toHaveValue('');
  await expect(sms.sendCode).toHaveText(/^\d+ 秒后重发$/);
  const code = await sms.code.inputValue();
  await page.reload();
  await expect(sms.mobile).toHaveValue(BPMSTAFF);
  await expect(sms.sendCode).toHaveText(/^\d+ 秒后重发$/);

  await sms.code.fill(code);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${own.product.url}/index?a=1`);
  expect(own.product.output()).toContain(`SMS to ${BPMSTAFF}, scene 21: ${code}`);
});

test('refusals are said at their fields, and what was typed stays', async ({ page }) => {
  await page.goto(`${own.product.url}/login?way=sms`);
  const sms = new SmsForm(page);

  await sms.sendCode.click();
  await expect(sms.refusals).toHaveText('手机号不能为空');
  await expect(sms.mobile).toBeFocused();

  await sms.mobile.fill('13900000000');
  await sms.sendCode.click();
  await expect(sms.refusals).toHaveText('该手机号未绑定账号，请核对后重试');
  await expect(sms.mobile).toBeFocused();

  const code = await sms.receiveCode(MALLSTAFF);
  await sms.code.fill(code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(sms.refusals).toHaveText('验证码不正确，请核对后重新输入');
  await expect(sms.code).toBeFocused();
  await expect(sms.mobile).toHaveValue(MALLSTAFF);
});

test('a back end without a template for the message says so, and the password still signs in', async ({ page }) => {
  await page.goto(`${own.product.url}/login?way=sms`);
  const sms = new SmsForm(page);
  await new Calls(page, smsCode.send).refuse(1_002_013_002, '短信模板不存在');

  await sms.mobile.fill(GUEST);
  await sms.sendCode.click();
  await expect(sms.refusals).toHaveText('短信服务未开通，请使用账号登录');

  await page.getByRole('tab', { name: '账号登录' }).click();
  await new SignInPage(page).signIn('guest');
  await expect(page).toHaveURL(`${own.product.url}/index`);
});

test('a tenant that nobody knows is said when its field is left, and the ways share it', async ({ page }) => {
  await page.goto(`${own.product.url}/login`);
  const form = new SignInPage(page);

  await form.tenant.fill('没有这家公司');
  await form.username.focus();

  await expect(form.refusals).toHaveText('租户不存在');
  await page.getByRole('tab', { name: '短信登录' }).click();
  await expect(page.getByRole('tabpanel', { name: '短信登录' }).getByLabel('租户')).toHaveValue('没有这家公司');
});

test('whoever forgot the password sets a new one by phone and signs in with it', async ({ page }) => {
  await page.goto(`${own.product.url}/login?redirect=%2Findex`);
  await page.getByRole('button', { name: '忘记密码？' }).click();
  const sms = new SmsForm(page);
  await sms.receiveCode(GUEST);
  await page.getByLabel('新密码').fill('Lakeside-7-boats');
  await expect(page.getByText('密码强度：强')).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '密码已重置' })).toBeVisible();
  await page.getByRole('button', { name: '去登录' }).click();

  const form = new SignInPage(page);
  await form.signIn('guest', PASSWORD);
  await expect(form.refusals).toHaveText('登录失败，账号密码不正确');
  await form.signIn('guest', 'Lakeside-7-boats');
  await expect(page).toHaveURL(`${own.product.url}/index`);
});

for (const [what, code, msg] of [
  ['knows no such purpose', 400, '请求参数不正确:必须在指定范围 [1, 2, 3, 4, 21]'],
  ['does not have the call', 401, '账号未登录'],
] as const)
  test(`a back end that ${what} lets nobody in again by phone, and the page leads back`, async ({ page }) => {
    await page.goto(`${own.product.url}/login?way=forgotten`);
    const sms = new SmsForm(page);
    await new Calls(page, smsCode.send).refuse(code, msg);

    await sms.mobile.fill(GUEST);
    await sms.sendCode.click();
    await expect(sms.refusals).toHaveText('当前系统未开通自助找回密码，请联系管理员重置密码。');

    await page.getByRole('button', { name: '返回登录' }).click();
    await expect(new SignInPage(page).username).toBeVisible();
  });
