import { within } from '@testing-library/dom';
import { sameId } from '@zhilv/contract';
import { demoOrder, payAttempt } from '@zhilv/contract/pay';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as cashierPage from '../cashier/cashier.route.ts';
import * as demoOrderPage from './demoOrder.route.ts';

const ADDRESS = '/pay/demo-order';

const open = async (query = '', width = 1440) => {
  const page = await renderPage(demoOrderPage, ADDRESS + query, { beside: { '/pay/cashier': cashierPage }, width });
  return { page, list: new ListView(page) };
};

/** Makes an order of ¥0.10 that is paid. @returns its number, which nobody else gives back, and which is on the first page */
async function makePaid(): Promise<string> {
  const { id, demoOrderId } = await new OwnRecords().makePayOrder(2);
  await callElsewhere(payAttempt.submit, { id, channelCode: 'mock' });
  // The order is told of it a little later.
  const read = () => callElsewhere(demoOrder.page, { pageNo: 1, pageSize: 20 });
  await expect.poll(async () => (await read()).list.find((one) => sameId(one.id, demoOrderId))?.payStatus).toBe(true);
  return String(demoOrderId);
}

it('makes an order, has it paid in the cashier, and comes back with the outcome', async () => {
  const { page, list } = await open();
  await page.press('新增示例订单');
  const form = within(await page.findByRole('dialog', { name: '新增示例订单' }));
  await page.user.click(form.getByRole('radio', { name: /¥1\.00/ }));
  const creations = new PageCalls(demoOrder.create);
  await page.user.click(form.getByRole('button', { name: '确定' }));
  await page.findByText('已新增示例订单');
  expect(creations.sent).toMatchObject([{ body: { spuId: 3 } }]);
  await expect.poll(() => list.column('支付状态')[0]).toBe('未支付');
  const [name = ''] = list.names();

  await page.press(`前往支付「${name}」`);
  await page.user.click(await page.findByRole('radio', { name: '模拟支付' }));
  await page.press('确认支付');
  await page.press(/^返回/);

  await page.findByText('收银台：支付成功');
  expect(page.address()).toBe(`${ADDRESS}?payResult=success`);
  await page.press('关闭提示');
  await expect.poll(() => page.address()).toBe(ADDRESS);
  expect(page.queryByText('收银台：支付成功')).toBeNull();
});

it('gives back what was paid after a question, once', async () => {
  const name = await makePaid();
  const { page, list } = await open();
  await page.press(`退款「${name}」`);
  await answerQuestion(page, '取消');
  expect((await list.row(name)).textContent).toContain('已支付');

  await page.press(`退款「${name}」`);
  await page.press('退款');

  await page.findByText('已退款 ¥0.10');
  await expect.poll(async () => (await list.row(name)).textContent).toContain('已退款');
  expect(page.getByRole('button', { name: `退款「${name}」` }).getAttribute('aria-disabled')).toBe('true');
});

it('tells on a phone whether an order is paid, and what it costs', async () => {
  const name = await makePaid();
  const { page } = await open('', 390);

  const card = page.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name));
  expect(card?.textContent).toContain('已支付');
  expect(card?.textContent).toContain('¥0.10');
});

it.each([
  ['cancel', '收银台：没有支付'],
  ['close', '收银台：订单已关闭'],
])('says that a cashier led back with %s', async (result, text) => {
  const { page } = await open(`?payResult=${result}`);

  expect(page.getByText(text)).toBeDefined();
});

it('takes no notice of an outcome that it does not know', async () => {
  const { page } = await open('?payResult=%3Cb%3E');

  expect(page.text()).not.toContain('收银台');
});

it('says why no order could be made, and keeps the choice', async () => {
  new PageCalls(demoOrder.create).refuse(1_007_000_000, '支付应用不存在');
  const { page } = await open();
  await page.press('新增示例订单');
  const form = within(await page.findByRole('dialog', { name: '新增示例订单' }));
  const [, second] = form.getAllByRole('radio');
  await page.user.click(second as HTMLElement);

  await page.user.click(form.getByRole('button', { name: '确定' }));

  await page.findByText('支付应用不存在');
  expect(second).toHaveProperty('checked', true);
});
