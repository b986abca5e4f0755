import { demoOrder, payOrder } from '@zhilv/contract/pay';
import { callElsewhere } from '@zhilv/testing/page/own-records';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as cashierPage from './cashier.route.ts';

it('pays by mock', async () => {
  const id = await callElsewhere(demoOrder.create, { spuId: 1 });
  const { list } = await callElsewhere(demoOrder.page, {});
  const order = list.find((one) => String(one.id) === String(id));
  const page = await renderPage(cashierPage, `/pay/cashier?id=${order?.payOrderId}`);
  console.log(page.text());
  await page.user.click(page.getByRole('radio', { name: '模拟支付' }));
  await page.press('确认支付');
  await page.findByText('支付成功');
  console.log(page.text());
});
