import { ORDER_STATUS } from '@zhilv/contract/mall';
import type { Page } from '@playwright/test';
import { ListPage } from '../pages/ListPage.ts';
import { test } from './OwnOrders.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'mallstaff' });

const LIST = '/mall/trade/order';

/** Fills in that goods go to their buyer without a courier. */
async function handOver(page: Page, no: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `发货 · ${no}` });
  await dialog.getByRole('combobox', { name: '发货方式' }).click();
  await dialog.getByRole('option', { name: '无需物流' }).click();
  await dialog.getByRole('button', { name: '发货' }).click();
}

const answer = (page: Page): Promise<void> =>
  page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();

const action = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('an order is paid at the cashier and goes its way until it is refunded, and two who deliver at once are told apart', async ({
  page,
  context,
  orders,
}) => {
  const { id, no } = await orders.place();
  const list = new ListPage(page);
  await page.goto(`${LIST}?userMobile=${orders.mobile}`);
  await list.row(no).getByRole('link', { name: no }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(no);

  await action(page, '去收款').click();
  await page.getByRole('radio', { name: '模拟支付' }).check();
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/trade/order/detail\\?id=${String(id)}&payResult=success`));
  await expect(page.getByRole('list', { name: '订单进度' })).toContainText('买家付款（已完成）');

  // Somebody else has the same order open.
  const other = await context.newPage();
  await other.goto(`/trade/order/detail?id=${id}`);
  for (const one of [page, other]) await action(one, '发货').click();
  await handOver(other, no);
  await expect(other.getByText(`订单 ${no} 已发货`)).toBeVisible();
  await handOver(page, no);
  await expect(page.getByText('交易订单发货失败，订单不是【待发货】状态')).toBeVisible();
  await expect(action(page, '发货')).toHaveCount(0);
  await other.close();

  await action(page, '收货').click();
  await answer(page);
  await expect(page.getByText('已确认收货')).toBeVisible();
  await expect(page.getByRole('list', { name: '订单进度' })).toContainText('完成（已完成）');

  await page
    .getByRole('main')
    .getByRole('button', { name: /^登记售后/ })
    .click();
  const form = page.getByRole('dialog', { name: '登记售后' });
  await form.getByLabel('申请原因').fill('商品破损');
  await form.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('售后已登记')).toBeVisible();
  await page.getByRole('link', { name: '查看售后' }).click();

  const cases = new ListPage(page);
  await expect(cases.rows).toHaveCount(1);
  const afterSaleNo = (await cases.rows.textContent()) ?? '';
  await page.getByRole('button', { name: `同意「${afterSaleNo}」` }).click();
  await answer(page);
  await page.getByRole('button', { name: `退款「${afterSaleNo}」` }).click();
  await answer(page);
  await expect(cases.row(afterSaleNo)).toContainText('退款成功');

  const ended = await orders.read(id);
  expect(ended).toMatchObject({ status: ORDER_STATUS.cancelled, refundPrice: ended.payPrice });
});

test('an order is placed for a buyer who has called, and its sheet is printed', async ({ page, orders }) => {
  await orders.place();
  await page.goto(`${LIST}?userMobile=${orders.mobile}`);
  await page.getByRole('main').getByRole('button', { name: '代客下单' }).click();
  const form = page.getByRole('dialog', { name: '代客下单' });
  await form.getByLabel('买家手机').fill(orders.mobile);
  await expect(form.getByLabel('收件人', { exact: true })).toHaveValue(orders.receiverName);
  await form.getByLabel('添加商品').press('Enter');
  const goods = form.getByRole('list', { name: '找到的商品' }).getByRole('button', { name: /^选择/, disabled: false }).first();
  await goods.click();
  // Goods of several variants ask for one.
  const chosen = form.getByRole('list', { name: '已选商品' });
  const variant = form
    .getByRole('tree', { name: /的规格$/ })
    .getByRole('treeitem', { disabled: false })
    .first();
  await expect(chosen.or(variant)).toBeVisible();
  if (await variant.isVisible()) await variant.click();
  await expect(chosen).toBeVisible();
  await form.getByRole('button', { name: '提交订单' }).click();

  await expect(page.getByText('订单已提交')).toBeVisible();
  await page.goto(`${LIST}?userMobile=${orders.mobile}`);
  const list = new ListPage(page);
  await expect(list.rows).toHaveCount(2);
  await list.chooseAll.check();
  // The browser's own dialog cannot be seen; what is to be printed can.
  await page.evaluate(() => {
    const open = HTMLIFrameElement.prototype;
    const contentWindow = Object.getOwnPropertyDescriptor(open, 'contentWindow');
    Object.defineProperty(open, 'contentWindow', {
      get(this: HTMLIFrameElement) {
        const view = contentWindow?.get?.call(this) as Window | null;
        if (view !== null) view.print = () => document.body.setAttribute('data-printed', view.document.body.textContent);
        return view;
      },
    });
  });
  await list.tool('批量打印（2）').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', new RegExp(orders.receiverName));
});
