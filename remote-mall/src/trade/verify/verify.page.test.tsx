import { within } from '@testing-library/dom';
import { order, ORDER_STATUS } from '@zhilv/contract/mall';
import { OwnOrders } from '@zhilv/testing/mall/own-orders';
import { callElsewhere } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as orderPage from '../order/order.route.ts';

async function open(mobile: string) {
  const page = await renderPage(orderPage, `/mall/trade/order?userMobile=${mobile}`, { as: 'mallstaff' });
  await page.press('按码核销');
  const dialog = within(await page.findByRole('dialog', { name: '按码核销' }));
  return { page, dialog, code: dialog.getByRole('textbox', { name: '核销码' }) };
}

it('shows what is to be handed over for a code, and completes the order', async () => {
  const own = new OwnOrders();
  const { id, no, items, pickUpVerifyCode } = await own.toFetch();
  const { page, dialog, code } = await open(own.mobile);
  await page.user.type(code, `${pickUpVerifyCode}`);
  await page.user.click(dialog.getByRole('button', { name: '查询' }));

  const found = await dialog.findByRole('region', { name: '待核销的订单' });
  for (const text of [no, own.receiverName, items?.[0]?.spuName ?? '?']) expect(found.textContent).toContain(text);
  await page.user.click(dialog.getByRole('button', { name: '核销' }));

  await page.findByText(`订单 ${no} 已核销`);
  expect((await own.read(id)).status).toBe(ORDER_STATUS.completed);
});

it('says that no order waits for a code, and what a code is', async () => {
  const { page, dialog, code } = await open(new OwnOrders().mobile);
  await page.user.type(code, '12-34');
  await page.user.click(dialog.getByRole('button', { name: '查询' }));
  expect(dialog.getByRole('alert').textContent).toBe('核销码是 8 位数字');
  expect(code).toHaveProperty('value', '1234');

  await page.user.clear(code);
  await page.user.type(code, '00000000');
  await page.user.click(dialog.getByRole('button', { name: '查询' }));

  await expect.poll(() => dialog.getByRole('alert').textContent).toBe('没有等待核销的订单，请核对核销码');
});

it('tells who completes second that somebody was faster', async () => {
  const own = new OwnOrders();
  const { id, pickUpVerifyCode } = await own.toFetch();
  const { page, dialog, code } = await open(own.mobile);
  await page.user.type(code, `${pickUpVerifyCode}`);
  await page.user.click(dialog.getByRole('button', { name: '查询' }));
  await dialog.findByRole('region', { name: '待核销的订单' });
  await callElsewhere(order.pickUpById, { id });

  await page.user.click(dialog.getByRole('button', { name: '核销' }));

  await expect.poll(() => page.queryByRole('dialog', { name: '按码核销' })).toBeNull();
  expect((await own.read(id)).status).toBe(ORDER_STATUS.completed);
});

it('completes no order that is not shown: what is found for a code that was changed meanwhile is left out', async () => {
  const own = new OwnOrders();
  const { id, pickUpVerifyCode } = await own.toFetch();
  const searches = new PageCalls(order.getByPickUpVerifyCode);
  const { page, dialog, code } = await open(own.mobile);
  const release = searches.hold();
  await page.user.type(code, `${pickUpVerifyCode}`);
  await page.user.click(dialog.getByRole('button', { name: '查询' }));
  await page.user.clear(code);
  await page.user.type(code, '00000000');
  release();
  await searches.settled();

  await page.user.click(dialog.getByRole('button', { name: '查询' }));
  await expect.poll(() => dialog.queryByRole('alert')?.textContent).toBe('没有等待核销的订单，请核对核销码');
  expect(dialog.queryByRole('region', { name: '待核销的订单' })).toBeNull();
  expect((await own.read(id)).status).toBe(ORDER_STATUS.toDeliver);
});
