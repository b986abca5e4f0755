import { within } from '@testing-library/dom';
import { order } from '@zhilv/contract/mall';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { OwnOrders } from '@zhilv/testing/mall/own-orders';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as orderDetailPage from './orderDetail.route.ts';

const ADDRESS = '/trade/order/detail';

const open = (id: number | string, options: RenderPageOptions = {}): Promise<RenderedPage> =>
  renderPage(orderDetailPage, `${ADDRESS}?id=${id}`, { as: 'mallstaff', ...options });

/** What can be done with the order, without copying and printing. */
const actions = (page: RenderedPage): readonly string[] =>
  within(page.main())
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '' && text !== '打印');

const section = (page: RenderedPage, name: string) => page.getByRole('region', { name });

it('changes the price of an unpaid order, shows what it comes to first, and then no longer', async () => {
  const { id, no, payPrice } = await new OwnOrders().place();
  const page = await open(String(id));
  await page.press('改价');
  const dialog = within(await page.findByRole('dialog', { name: `改价 · ${no}` }));
  const amount = dialog.getByRole('textbox', { name: '调价金额（元）' });

  for (const [typed, refusal] of [
    ['', '调价金额不能为空'],
    ['1.234', '请输入金额，最多两位小数'],
    [String(payPrice), '调价后的应付金额必须大于 ¥0.00'],
  ]) {
    await page.user.clear(amount);
    if (typed) await page.user.type(amount, typed);
    await page.user.click(dialog.getByRole('button', { name: '确定' }));
    expect(dialog.getByRole('alert').textContent).toBe(refusal);
  }
  await page.user.clear(amount);
  await page.user.type(amount, '0.01');
  expect(dialog.getByText(/^应付金额/).textContent).toContain(((payPrice - 1) / 100).toFixed(2));
  await page.user.click(dialog.getByRole('button', { name: '确定' }));

  await page.findByText('订单价格已修改');
  await expect.poll(() => page.getByLabelText('价格明细').textContent).toContain('订单调价-¥0.01');
  expect(actions(page)).toEqual(['备注', '取消订单', '去收款']);
});

it('keeps what was typed where a price is refused for being too low, and drops the form where the order is paid meanwhile', async () => {
  const { id, no } = await new OwnOrders().place();
  const prices = new PageCalls(order.updatePrice);
  const page = await open(String(id));
  await page.press('改价');
  const dialog = within(await page.findByRole('dialog', { name: `改价 · ${no}` }));
  await page.user.type(dialog.getByRole('textbox', { name: '调价金额（元）' }), '0.01');

  prices.refuse(1_011_000_028, '支付订单调价失败，原因：调整后支付价格不能小于 0.01 元');
  await page.user.click(dialog.getByRole('button', { name: '确定' }));
  await page.findByText(/不能小于 0.01 元/);
  expect(dialog.getByRole('textbox', { name: '调价金额（元）' })).toHaveProperty('value', '0.01');

  prices.refuse(1_011_000_026, '支付订单调价失败，原因：支付订单已付款,不能调价');
  await page.user.click(dialog.getByRole('button', { name: '确定' }));
  await page.findByText(/已付款,不能调价/);
  await expect.poll(() => page.queryByRole('dialog', { name: `改价 · ${no}` })).toBeNull();
});

it('changes where the goods go before they are sent', async () => {
  const own = new OwnOrders();
  const { id, no } = await own.paid();
  const page = await open(String(id));
  await page.press('改地址');
  const dialog = within(await page.findByRole('dialog', { name: `修改地址 · ${no}` }));
  expect(dialog.getByRole('textbox', { name: '收件人' })).toHaveProperty('value', own.receiverName);
  await page.user.clear(dialog.getByRole('textbox', { name: '收件人' }));
  await page.user.clear(dialog.getByRole('textbox', { name: '手机' }));
  await page.user.type(dialog.getByRole('textbox', { name: '手机' }), '不知道');
  await page.user.click(dialog.getByRole('button', { name: '确定' }));
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '收件人名称不能为空',
    '收件人手机格式不正确',
  ]);

  await page.user.type(dialog.getByRole('textbox', { name: '收件人' }), '李雷');
  await page.user.clear(dialog.getByRole('textbox', { name: '手机' }));
  await page.user.type(dialog.getByRole('textbox', { name: '手机' }), '13900001111');
  await page.user.click(dialog.getByRole('button', { name: '确定' }));

  await page.findByText('收货地址已修改');
  await expect.poll(() => section(page, '收货信息').textContent).toContain('李雷手机13900001111');
  expect(page.getByRole('list', { name: '订单日志' }).textContent).toContain('收货地址修改');
});

it('notes something for the staff', async () => {
  const { id, no } = await new OwnOrders().place();
  const page = await open(String(id));
  await page.press('备注');
  const dialog = within(await page.findByRole('dialog', { name: `备注 · ${no}` }));
  await page.user.click(dialog.getByRole('button', { name: '确定' }));
  expect(dialog.getByRole('alert').textContent).toBe('商家备注不能为空');

  await page.user.type(dialog.getByRole('textbox', { name: '商家备注' }), '老顾客');
  await page.user.click(dialog.getByRole('button', { name: '确定' }));

  await expect.poll(() => section(page, '买家与备注').textContent).toContain('商家备注老顾客');
});

it('receives for the buyer, after a question, which completes the order', async () => {
  const { id } = await new OwnOrders().delivered();
  const page = await open(String(id));
  await page.press('收货');
  await answerQuestion(page, '确定');

  await page.findByText('已确认收货');
  await expect.poll(() => actions(page)).toEqual(['备注', '登记售后']);
});
