import type { Id } from '@zhilv/contract';
import { type OrderRow, type OrderSummary, type OrderTrend } from '@zhilv/contract/mall';
import { COURIER, startTestShop, STORE, type TestGoods, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../../system/user/seededPasswords.ts';

const HOUR_MS = 3_600_000;
const MOBILE = '13911110000';

let shop: TestShop;
let goods: TestGoods;
let sent: Id;
let fetched: Id;
let unpaid: Id;
beforeAll(async () => {
  shop = await startTestShop();
  goods = await shop.sell({ stock: 900, price: 1999 });
  const buyer = { mobile: MOBILE, nickname: '百分之%买家' };
  sent = await shop.place([[goods.skuId, 2]], buyer);
  await shop.pay(sent);
  await shop.answer('PUT', '/trade/order/delivery', { id: sent, logisticsId: COURIER, logisticsNo: 'SF_77' });
  fetched = await shop.place([[goods.skuId, 1]], {
    ...buyer,
    deliveryType: 2,
    pickUpStoreId: STORE,
    receiverMobile: '13911119999',
  });
  await shop.pay(fetched);
  unpaid = await shop.place([[goods.skuId, 3]], { ...buyer, receiverName: '=cmd()' });
});
afterAll(() => shop.app.database.close());

async function list(query: Readonly<Record<string, string | number>>): Promise<{ list: OrderRow[]; total: number }> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));
  const { data, code, msg } = await shop.answer('GET', `/trade/order/page?${parameters}`);
  expect({ code, msg }).toEqual({ code: 0, msg: '' });
  return data as { list: OrderRow[]; total: number };
}
const found = async (query: Readonly<Record<string, string | number>>) => (await list(query)).list.map(({ id }) => id);

describe('orders', () => {
  it('are listed with goods, buyer and area, newest first, and say what can be done with them', async () => {
    const { data } = await shop.answer('GET', `/trade/order/page?userMobile=${MOBILE}`);

    expect(data).toMatchObject({
      total: 3,
      offers: expect.arrayContaining(['create', 'cancel', 'receive', 'export', 'trend', 'search']) as unknown,
      sortable: ['payPrice', 'createTime'],
      list: [
        {
          id: unpaid,
          items: [{ count: 3, payPrice: 5997 }],
          user: { nickname: '百分之%买家' },
          receiverAreaName: '浙江省 杭州市 西湖区',
        },
        { id: fetched, receiverAreaName: null, receiverAreaId: null },
        { id: sent, items: [{ spuId: goods.spuId, properties: [{ propertyName: '默认' }] }] },
      ],
    });
    expect(Object.keys((data as { list: object[] }).list[0] ?? {})).not.toContain('requestId');
  });

  it('are found by whatever is known of them', async () => {
    const { no, userId, items, pickUpVerifyCode } = await shop.orderOf(fetched);
    const own = { userMobile: MOBILE };

    expect(await found({ no: no.slice(3) })).toContain(fetched);
    expect(await found({ no })).toEqual([fetched]);
    expect(await found({ userId: Number(userId) })).toEqual([unpaid, fetched, sent]);
    expect(await found({ userNickname: '之%买' })).toEqual([unpaid, fetched, sent]);
    expect(await found({ userNickname: '没有这个人' })).toEqual([]);
    expect(await found({ ...own, status: 10 })).toEqual([fetched]);
    expect(await found({ status: 99 })).toEqual([]);
    expect(await found({ ...own, deliveryType: 2 })).toEqual([fetched]);
    expect(await found({ ...own, 'pickUpStoreIds[0]': STORE, 'pickUpStoreIds[1]': 999 })).toEqual([fetched]);
    expect(await found({ ...own, pickUpStoreIds: '999' })).toEqual([]);
    expect(await found({ pickUpVerifyCode: String(pickUpVerifyCode) })).toEqual([fetched]);
    expect(await found({ ...own, payChannelCode: 'mock' })).toEqual([fetched, sent]);
    expect(await found({ ...own, logisticsId: COURIER })).toEqual([sent]);
    expect(await found({ ...own, type: 0, terminal: 20 })).toHaveLength(3);
    expect(await found({ ...own, type: 1 })).toEqual([]);
    expect(await found({ ...own, 'createTime[0]': '2026-03-01 08:00:01' })).toEqual([]);
    expect(await found({ ...own, 'createTime[0]': '2026-03-01 08:00:00', 'createTime[1]': '2026-03-01 08:00:00' })).toHaveLength(
      3,
    );
    expect(await found({ receiverMobile: '13911119999' })).toEqual([fetched]);
    expect(await found({ logisticsNo: 'SF_77' })).toEqual([sent]);
    expect(await found({ logisticsNo: 'SF%77' })).toEqual([]);
    expect(await found({ ...own, receiverName: '=cmd' })).toEqual([unpaid]);
    expect(await found({ ...own, spuName: String(items?.[0]?.spuName).slice(1) })).toHaveLength(3);
    expect(await found({ ...own, spuName: '没有这种商品' })).toEqual([]);
    expect(await found({ ...own, sortField: 'payPrice', sortOrder: 'asc' })).toEqual([fetched, sent, unpaid]);
  });

  it('are summed up, those without a refund and the others', async () => {
    const { data } = await shop.answer('GET', `/trade/order/summary?userMobile=${MOBILE}`);
    const all = (await shop.answer('GET', '/trade/order/summary')).data as OrderSummary;

    expect(data).toEqual({ orderCount: 3, orderPayPrice: 11_994, afterSaleCount: 0, afterSalePrice: 0 });
    expect(all.orderCount + all.afterSaleCount).toBe((await list({})).total);
    expect(all).toMatchObject({ afterSaleCount: 2 });
  });

  it('of other shops are nobody’s business here', async () => {
    const guest = (await shop.app.signIn('guest', SEEDED_PASSWORD)).accessToken;

    for (const call of ['page', 'summary', 'trend', `get-detail?id=${sent}`, 'export-excel'])
      expect(await shop.app.answer('GET', `/trade/order/${call}`, { token: guest })).toMatchObject({ code: 403 });
  });
});

describe('what was paid', () => {
  it('is counted day by day, in the time of Asia/Shanghai', async () => {
    const before = shop.app.clock.now;
    // 2026-03-04 23:30 and 2026-03-05 00:30 there, of which the first is the same day in UTC.
    shop.app.clock.now = Date.UTC(2026, 2, 4, 15, 30);
    await shop.pay(await shop.place([[goods.skuId, 1]]));
    shop.app.clock.now += HOUR_MS;
    await shop.pay(await shop.place([[goods.skuId, 5]]));

    const { data } = await shop.answer('GET', '/trade/order/trend?days=7');

    const { days, toDeliver } = data as OrderTrend;
    expect(days).toEqual([
      { date: '2026-02-27', orderCount: 0, payPrice: 0 },
      { date: '2026-02-28', orderCount: 0, payPrice: 0 },
      { date: '2026-03-01', orderCount: 2, payPrice: 5997 },
      { date: '2026-03-02', orderCount: 0, payPrice: 0 },
      { date: '2026-03-03', orderCount: 0, payPrice: 0 },
      { date: '2026-03-04', orderCount: 1, payPrice: 1999 },
      { date: '2026-03-05', orderCount: 1, payPrice: 9995 },
    ]);
    expect(toDeliver).toBe((await list({ status: 10 })).total);
    expect(await shop.answer('GET', '/trade/order/trend?days=6')).toMatchObject({
      code: 400,
      msg: '请求参数不正确:天数最小值为 7',
    });
    shop.app.clock.now = before;
  });
});

it('a workbook has the orders that are listed, with amounts in yuan, and no formula', async () => {
  const token = (await shop.app.signIn('mallstaff', SEEDED_PASSWORD)).accessToken;
  const answer = await shop.app.fetch('GET', `/trade/order/export-excel?userMobile=${MOBILE}`, { token });
  const rows: unknown[][] = [];
  for await (const { values } of streamXlsxRows(Buffer.from(await answer.arrayBuffer()))) rows.push([...values]);

  const [headings = [], ...orders] = rows;
  const column = (heading: string) => orders.map((row) => row[headings.indexOf(heading)]);

  expect(orders).toHaveLength(3);
  expect(column('订单状态')).toEqual(['待支付', '待发货', '已发货']);
  expect(column('实付金额（元）')).toEqual([59.97, 19.99, 39.98]);
  expect(column('买家手机')).toEqual([MOBILE, MOBILE, MOBILE]);
  expect(column('收件人')).toEqual(["'=cmd()", '沈知微', '沈知微']);
  expect(column('快递公司')[2]).toBe('山禾快递');
  expect(column('收件人地址')[2]).toBe('浙江省 杭州市 西湖区 北山街 18 号');
  expect(String(column('商品')[0])).toMatch(/^试卖商品 \d+ ×3$/);
});
