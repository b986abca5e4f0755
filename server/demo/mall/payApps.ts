import { randomBytes } from 'node:crypto';
import type { Database } from '../../src/db/database.ts';
import { payApps } from '../../src/pay/app/payApp.table.ts';
import { payChannels } from '../../src/pay/app/payChannel.table.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';

/** What is sent to these is answered by this server itself. */
const SHOP = '/admin-api/trade';
const SAMPLES = '/admin-api/pay/demo-order';

const demoApps = [
  {
    id: 1,
    name: '商城',
    status: 0,
    remark: '商城订单的支付与退款',
    orderNotifyUrl: `${SHOP}/order/update-paid`,
    refundNotifyUrl: `${SHOP}/after-sale/update-refunded`,
  },
  {
    id: 7,
    name: '示例应用',
    status: 0,
    remark: '接入示例，用来试用收银台',
    orderNotifyUrl: `${SAMPLES}/update-paid`,
    refundNotifyUrl: `${SAMPLES}/update-refunded`,
  },
  {
    id: 8,
    name: '门店收银',
    status: 0,
    remark: '游客中心与文创店的收银机',
    orderNotifyUrl: 'https://pos.zhilv.example/pay/paid',
    refundNotifyUrl: 'https://pos.zhilv.example/pay/refunded',
  },
  {
    id: 10,
    name: '分销合作',
    status: 1,
    remark: '合作已暂停',
    orderNotifyUrl: 'https://partner.zhilv.example/pay/paid',
    refundNotifyUrl: 'https://partner.zhilv.example/pay/refunded',
  },
] as const;

const alipay = '{"appId":"2021000000000000","serverUrl":"https://openapi.zhilv.example/gateway.do","signType":"RSA2"}';
const weChat = '{"appId":"wx0000000000000000","mchId":"1500000000","apiVersion":"v3"}';
const none = '{"name":"none"}';

const demoChannels: readonly (readonly [id: number, appId: number, code: string, feeRate: number, config: string])[] = [
  [22, 1, 'mock', 0, none],
  [23, 1, 'wallet', 0, none],
  [24, 7, 'mock', 0, none],
  [25, 7, 'wallet', 0, none],
  [26, 7, 'alipay_pc', 0.6, alipay],
  [27, 7, 'alipay_wap', 0.6, alipay],
  [28, 7, 'alipay_app', 0.6, alipay],
  [29, 7, 'alipay_qr', 0.6, alipay],
  [30, 7, 'alipay_bar', 0.6, alipay],
  [31, 7, 'wx_native', 0.6, weChat],
  [32, 7, 'wx_bar', 0.6, weChat],
  [33, 1, 'alipay_pc', 0.6, alipay],
  [34, 1, 'wx_native', 0.6, weChat],
  [35, 8, 'mock', 0, none],
  [36, 8, 'wallet', 0, none],
];

/** Nobody shares it: each installation has keys of its own. */
const newKey = (): string => randomBytes(32).toString('hex');

/** Applications that take payments, and their channels. */
export async function seedPayApps(db: Database): Promise<void> {
  const tenantId = DEFAULT_TENANT_ID;
  await db.insert(payApps).values(demoApps.map((app) => ({ ...app, secret: newKey(), tenantId })));
  await db.insert(payChannels).values(
    demoChannels.map(([id, appId, code, feeRate, config]) => ({
      id,
      appId,
      code,
      feeRate,
      config,
      notifyKey: newKey(),
      tenantId,
    })),
  );
}
