import type { Id } from '@zhilv/contract';
import type { AfterSaleRow } from '@zhilv/contract/mall';
import { COURIER, startTestShop, type TestShop } from '@zhilv/testing/mall/start-test-shop';
import { RETURN, testCases, type TestCases } from '@zhilv/testing/mall/test-cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const done = { code: 0, data: true, msg: '' };

let shop: TestShop;
let cases: TestCases;
beforeAll(async () => {
  shop = await startTestShop();
  cases = await testCases(shop);
});
afterAll(() => shop.app.database.close());

describe('a case', () => {
  it('is told of with its order, its goods and what happened, oldest first', async () => {
    const { id: orderId, items } = await cases.ordered();
    const pictures = ['https://sample.example/1.png', 'https://sample.example/2.png'];
    const { data } = await cases.apply(items[0], { applyDescription: '描述', applyPicUrls: pictures, refundPrice: 1000 });
    const id = data as Id;
    for (const step of ['agree', 'deliver', 'receive', 'refund'] as const) await cases.act[step](id);

    const found = await cases.detailOf(id);

    expect(found.no).toMatch(/^r20260301080000\d{6}$/);
    expect(found).toMatchObject({
      status: 50,
      type: 10,
      way: RETURN,
      applyPicUrls: pictures,
      refundPrice: 1000,
      refundTime: shop.app.clock.now,
      logisticsId: COURIER,
      logisticsNo: 'BACK1',
      order: { id: orderId, status: 20, refundPrice: 1000, afterSaleStatus: 10 },
      orderItem: { id: items[0], afterSaleStatus: 20, count: 2 },
      user: { nickname: '试买' },
    });
    expect(found.payRefundId).toEqual(expect.anything());
    expect(found.logs?.map(({ beforeStatus, afterStatus, content }) => [beforeStatus, afterStatus, content])).toEqual([
      [null, 10, '会员申请退款'],
      [10, 20, '商家同意退款'],
      [20, 30, '会员填写退货物流信息，快递公司：山禾快递，快递单号：BACK1'],
      [30, 40, '商家确认收货'],
      [40, 50, '商家退款'],
    ]);
    expect((await shop.answer('GET', '/trade/after-sale/get-detail?id=999999')).data).toBeNull();
  });

  it('of an order that is completed is one after the sale', async () => {
    const { id, items } = await cases.ordered();
    await shop.answer('PUT', `/trade/order/receive?id=${id}`);

    expect(await cases.detailOf((await cases.apply(items[0])).data as Id)).toMatchObject({ type: 20 });
  });

  it('is refused with the reason, which has to be given at the door', async () => {
    const refused = await cases.detailOf(await cases.caseAfter(['disagree']));
    expect(refused).toMatchObject({
      auditReason: '不符合条件',
      auditUserId: 1,
      logs: [{}, { content: '商家拒绝退款，原因：不符合条件' }],
    });
    const id = await cases.caseAfter(['agree', 'deliver']);

    expect(await shop.answer('PUT', '/trade/after-sale/refuse', { id, refuseMemo: '货不对' })).toMatchObject({
      code: 1_011_000_100,
    });
    expect(await shop.answer('PUT', `/trade/after-sale/refuse?id=${id}`)).toMatchObject({ code: 400 });
    const form = await shop.app.answer('PUT', '/trade/after-sale/refuse', {
      token: (await shop.app.signIn('admin', 'admin123')).accessToken,
      body: `id=${id}&refuseMemo=${encodeURIComponent('货不对')}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });

    expect(form).toEqual(done);
    expect(await cases.detailOf(id)).toMatchObject({ status: 63, receiveReason: '货不对', auditReason: null });
  });

  it('is found by what it is about', async () => {
    const id = await cases.caseAfter(['agree']);
    const { no, orderNo, spuName } = await cases.detailOf(id);
    const found = async (query: string) => {
      const { data } = await shop.answer('GET', `/trade/after-sale/page?${query}`);
      return (data as { list: AfterSaleRow[] }).list.map((row) => row.id);
    };

    expect(await found(`no=${no}`)).toEqual([id]);
    expect(
      await found(`orderNo=${orderNo}&spuName=${encodeURIComponent(String(spuName).slice(1))}&status=20&type=10&way=20`),
    ).toEqual([id]);
    expect(await found(`orderNo=${orderNo}&status=10`)).toEqual([]);
    expect(await shop.answer('GET', '/trade/after-sale/page?status=1')).toEqual({
      code: 400,
      data: null,
      msg: '请求参数不正确:售后状态必须是 [10, 20, 30, 40, 50, 61, 62, 63]',
    });
    expect((await shop.answer('GET', `/trade/after-sale/page?no=${no}`)).data).toMatchObject({
      total: 1,
      offers: expect.arrayContaining(['create', 'deliver', 'cancel']) as unknown,
      list: [{ user: { nickname: '试买' }, properties: [{ propertyName: '默认' }] }],
    });
  });
});
