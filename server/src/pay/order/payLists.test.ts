import { startTestPayments, type TestPayments } from '@zhilv/testing/pay/start-test-payments';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ password: SEEDED_PASSWORD });
});
afterAll(() => payments.database.close());

const data = async (path: string) => (await payments.answer('GET', path, payments)).data as Record<string, unknown> | null;
const idsOf = async (path: string) => ((await data(path)) as { list: { id: number }[] }).list.map(({ id }) => id);

async function rowsOf(path: string): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  const file = await payments.fetch('GET', path, payments);
  for await (const { values } of streamXlsxRows(await file.bytes())) rows.push(values);
  return rows;
}

describe('orders for payment', () => {
  it('are listed newest first with the application’s name, and found by what is known of one', async () => {
    const page = (await data('/pay/order/page?appId=7&pageSize=1')) as { list: object[]; total: number };
    expect(page).toMatchObject({ list: [{ id: 213, appName: '示例应用', status: 0 }], total: 9 });
    const { no, channelOrderNo } = (await data('/pay/order/get?id=212')) as { no: string; channelOrderNo: string };

    for (const [query, ids] of [
      ['appId=7&status=20', [212, 187]],
      ['appId=7&merchantOrderId=106', [212]],
      [`no=${no.slice(3)}`, [212]],
      [`channelOrderNo=${channelOrderNo}`, [212]],
      ['appId=7&channelCode=mock&status=10', [206, 186, 185]],
      ['appId=10', []],
      ['createTime[0]=2020-01-01 00:00:00&createTime[1]=2020-01-02 00:00:00', []],
    ] as const)
      expect(await idsOf(`/pay/order/page?${query}`), query).toEqual(ids);
  });

  it('are exported with amounts in yuan', async () => {
    const [header, row, ...further] = await rowsOf('/pay/order/export-excel?appId=7&merchantOrderId=106');

    expect(header).toEqual([
      '编号',
      '创建时间',
      '支付金额',
      '退款金额',
      '手续金额',
      '商户单号',
      '支付单号',
      '渠道单号',
      '支付状态',
      '渠道编号名称',
      '订单支付成功时间',
      '订单失效时间',
      '应用名称',
      '商品标题',
      '商品描述',
    ]);
    expect(row?.slice(2, 6)).toEqual(['1.00', '1.00', '0.00', '106']);
    expect(row?.slice(8, 10)).toEqual(['已退款', '模拟支付']);
    expect(further).toEqual([]);
  });

  it('say null of one that there is not', async () => {
    for (const path of ['order/get', 'order/get-detail', 'refund/get', 'notify/get-detail'])
      expect(await data(`/pay/${path}?id=999999`), path).toBeNull();
  });
});

describe('refunds', () => {
  it('are listed, found, shown with what was paid for, and exported', async () => {
    expect(await idsOf('/pay/refund/page?appId=7')).toEqual([29, 26]);
    expect(await idsOf('/pay/refund/page?merchantRefundId=106-refund&status=10')).toEqual([29]);
    expect(await idsOf('/pay/refund/page?status=20')).toEqual([]);
    expect(await data('/pay/refund/get?id=29')).toMatchObject({ id: 29, appName: '示例应用', order: { subject: '手绘地图' } });
    const [header, row] = await rowsOf('/pay/refund/export-excel?appId=7');
    expect(header).toEqual([
      '支付退款编号',
      '创建时间',
      '支付金额',
      '退款金额',
      '商户退款单号',
      '退款单号',
      '渠道退款单号',
      '商户支付单号',
      '渠道支付单号',
      '退款状态',
      '退款渠道',
      '成功时间',
      '支付应用',
      '退款原因',
    ]);
    expect(row?.slice(2, 5)).toEqual(['1.00', '1.00', '106-refund']);
  });
});

describe('notices', () => {
  it('are listed, found, and shown with what came of each sending', async () => {
    expect((await idsOf('/pay/notify/page?appId=7')).slice(0, 2)).toEqual([169, 168]);
    expect(await idsOf('/pay/notify/page?type=2&dataId=29')).toEqual([169]);
    expect(await data('/pay/notify/get-detail?id=169')).toMatchObject({
      appName: '示例应用',
      logs: [{ status: 10, notifyTimes: 1, response: '{"code":0,"data":true,"msg":""}' }],
    });
  });
});

it('whoever runs the shop sees payments; a guest does not', async () => {
  const [staff, guest] = await Promise.all(
    ['mallstaff', 'guest'].map(async (name) => (await payments.signIn(name, SEEDED_PASSWORD)).accessToken),
  );

  expect(await payments.answer('GET', '/pay/order/get?id=212', { token: staff ?? '' })).toMatchObject({ code: 0 });
  expect(await payments.answer('GET', '/pay/order/get?id=212', { token: guest ?? '' })).toMatchObject({ code: 403 });
});
