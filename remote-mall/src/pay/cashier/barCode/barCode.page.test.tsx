import { within } from '@testing-library/dom';
import { payAttempt } from '@zhilv/contract/pay';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as cashierPage from '../cashier.route.ts';

/** Begins to pay by a channel that asks for a code, in front of a provider that waits for its payer to confirm. */
async function begin(channel: string) {
  const { id } = await new OwnRecords().makePayOrder();
  const attempts = new PageCalls(payAttempt.submit);
  attempts.answerWith(() =>
    Response.json({ code: 0, data: { status: 0, displayMode: 'bar_code', displayContent: '' }, msg: '' }),
  );
  const page = await renderPage(cashierPage, `/pay/cashier?id=${String(id)}`);
  await page.user.click(page.getByRole('radio', { name: channel }));
  await page.press('确认支付');
  return { page, attempts, asked: within(await page.findByRole('dialog', { name: channel })) };
}

it.each([
  ['支付宝条码支付', 'auth_code'],
  ['微信条码支付', 'authCode'],
])('asks for the code on the telephone before it pays by %s', async (channel, name) => {
  const { page, attempts, asked } = await begin(channel);
  const field = asked.getByRole('textbox', { name: '付款码' });

  expect(attempts.sent).toEqual([]);
  await page.user.type(field, '2800 0000 0000 0000 00');
  await page.user.click(asked.getByRole('button', { name: '确认支付' }));

  await page.findByText('请付款人在手机上确认支付');
  expect(attempts.sent).toMatchObject([{ body: { channelExtras: { [name]: '280000000000000000' } } }]);
});

it('says at the code why it was not taken, and keeps it', async () => {
  const { page, attempts, asked } = await begin('微信条码支付');
  attempts.refuse(1_007_002_004, '发起支付报错，错误码：X，错误提示：付款码已失效');
  const field = asked.getByRole('textbox', { name: '付款码' });
  await page.user.type(field, '134500000000000000');

  await page.user.click(asked.getByRole('button', { name: '确认支付' }));

  await expect.poll(() => asked.queryByRole('alert')?.textContent).toContain('付款码已失效');
  expect(field).toHaveProperty('value', '134500000000000000');
});
