import { payAttempt, payChannel } from '@zhilv/contract/pay';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as cashierPage from '../cashier.route.ts';

/** Opens the cashier for an order of the test's own. */
async function open() {
  const { id } = await new OwnRecords().makePayOrder();
  const attempts = new PageCalls(payAttempt.submit);
  return { attempts, page: await renderPage(cashierPage, `/pay/cashier?id=${String(id)}`) };
}

it('goes through the channels of every house by the arrow keys, and cannot choose those for elsewhere', async () => {
  const { page } = await open();
  const radios = page.getAllByRole('radio').map((radio) => radio as HTMLInputElement);
  const names = radios.filter(({ disabled }) => !disabled).map((radio) => radio.getAttribute('aria-label'));
  expect(page.getByRole('group', { name: '支付宝' })).toBeDefined();
  expect(page.getByRole('group', { name: '微信' })).toBeDefined();
  expect(page.getByRole('group', { name: '其他' })).toBeDefined();
  expect(names[0]).toBe('支付宝扫码支付');
  expect(page.getByRole('radio', { name: '支付宝 App 支付' })).toHaveProperty('disabled', true);
  expect(page.getByText('只能在 App 中支付')).toBeDefined();

  radios[0]?.focus();
  for (const _ of names.slice(1)) await page.user.keyboard('{ArrowDown}');

  expect(radios.find(({ checked }) => checked)?.getAttribute('aria-label')).toBe(names.at(-1));
});

it('folds away what the application has not switched on, and says so of all of it', async () => {
  new PageCalls(payChannel.enabledCodes).change(() => ['mock']);
  const { page } = await open();

  expect(page.getByText('未开通的支付方式（12）')).toBeDefined();
  expect(page.getByRole('radio', { name: '模拟支付' })).toHaveProperty('checked', true);
  expect(page.getByRole('radio', { name: '微信扫码支付', hidden: true })).toHaveProperty('disabled', true);
});

it('says that nothing is switched on, and takes no press', async () => {
  new PageCalls(payChannel.enabledCodes).change(() => []);
  const { attempts, page } = await open();
  expect(page.getByText('这个应用还没有开通支付渠道，请联系管理员')).toBeDefined();

  await page.press('确认支付');

  await page.findByText('没有可用的支付方式');
  expect(attempts.sent).toEqual([]);
});

it('offers every channel where nobody can tell which are switched on', async () => {
  new PageCalls(payChannel.enabledCodes).fail(502);
  const { page } = await open();

  expect(page.getByRole('radio', { name: '微信 Wap 网站支付' })).toHaveProperty('disabled', false);
  expect(page.getByRole('radio', { name: '微信公众号支付' })).toHaveProperty('disabled', true);
  expect(page.getByText('只能在微信公众号中支付')).toBeDefined();
  await page.user.click(page.getByRole('radio', { name: '模拟支付' }));
  await page.press('确认支付');
  await page.findByRole('heading', { name: '支付成功' });
});
