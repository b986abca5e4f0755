import { DEMO_GOODS } from '@zhilv/contract/pay';
import type { Database } from '../../src/db/database.ts';
import { demoOrders } from '../../src/pay/demo/demoOrder.table.ts';
import { payNotifyTasks } from '../../src/pay/notify/payNotify.table.ts';
import { payNotifyLogs } from '../../src/pay/notify/payNotifyLog.table.ts';
import { payAttempts } from '../../src/pay/order/payAttempt.table.ts';
import { payOrders } from '../../src/pay/order/payOrder.table.ts';
import { payRefunds } from '../../src/pay/refund/payRefund.table.ts';
import { wallets } from '../../src/pay/wallet/wallet.table.ts';
import { shanghaiText } from '../../src/records/shanghaiTime.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import { demoAccounts } from '../people/users.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const tenantId = DEFAULT_TENANT_ID;

/** What happened to a sample order: nobody paid it, or somebody did, and got it back. */
type Fate = 'waiting' | 'closed' | 'paid' | 'refunded';

/** Sample orders, oldest first, with their orders for payment; what is paid has further rows under the ids that follow. */
const samples: readonly {
  readonly id: number;
  readonly payOrderId: number;
  readonly spuId: (typeof DEMO_GOODS)[number]['id'];
  readonly fate: Fate;
  readonly hoursAgo: number;
  readonly attemptId?: number;
  readonly noticeId?: number;
  readonly refundId?: number;
  readonly refundNoticeId?: number;
}[] = [
  { id: 85, payOrderId: 184, spuId: 1, fate: 'closed', hoursAgo: 171 },
  { id: 86, payOrderId: 185, spuId: 1, fate: 'paid', hoursAgo: 150, attemptId: 411, noticeId: 161 },
  { id: 87, payOrderId: 186, spuId: 2, fate: 'paid', hoursAgo: 126, attemptId: 412, noticeId: 162 },
  {
    id: 88,
    payOrderId: 187,
    spuId: 3,
    fate: 'refunded',
    hoursAgo: 103,
    attemptId: 413,
    noticeId: 163,
    refundId: 26,
    refundNoticeId: 164,
  },
  { id: 89, payOrderId: 188, spuId: 1, fate: 'closed', hoursAgo: 77 },
  { id: 90, payOrderId: 196, spuId: 1, fate: 'closed', hoursAgo: 52 },
  { id: 100, payOrderId: 206, spuId: 4, fate: 'paid', hoursAgo: 28, attemptId: 418, noticeId: 166 },
  {
    id: 106,
    payOrderId: 212,
    spuId: 3,
    fate: 'refunded',
    hoursAgo: 6,
    attemptId: 419,
    noticeId: 168,
    refundId: 29,
    refundNoticeId: 169,
  },
  { id: 107, payOrderId: 213, spuId: 5, fate: 'waiting', hoursAgo: 0 },
];

const APP = 7;
const CHANNEL = { channelId: 24, channelCode: 'mock' } as const;
const LOCAL = '127.0.0.1';
/** So much is in the wallets of who tries out the cashier: ¥10,000.00. */
const BALANCE = 1_000_000;

/** A number as the server makes them, for a time that has passed. */
const numberOf = (prefix: 'P' | 'R', time: number, id: number): string =>
  `${prefix}${shanghaiText(time).replaceAll(/\D/g, '')}${String(id).padStart(6, '0')}`;

/** Sample orders with what was paid and given back, the notices of it, and wallets with money. */
export async function seedPayOrders(db: Database): Promise<void> {
  const now = Date.now();
  const rows = samples.map((sample) => rowsOf(sample, now));
  await db.insert(demoOrders).values(rows.map(({ demo }) => demo));
  await db.insert(payOrders).values(rows.map(({ order }) => order));
  await db.insert(payAttempts).values(rows.flatMap(({ attempt }) => attempt ?? []));
  await db.insert(payRefunds).values(rows.flatMap(({ refund }) => refund ?? []));
  const notices = rows.flatMap((row) => row.notices);
  await db.insert(payNotifyTasks).values(notices);
  await db
    .insert(payNotifyLogs)
    .values(
      notices.map(({ id, createTime }) => ({ ...LOG, id: id + 500, taskId: id, createTime, updateTime: createTime, tenantId })),
    );
  const owners = [demoAccounts.admin, demoAccounts.mallstaff];
  await db
    .insert(wallets)
    .values(owners.map((userId) => ({ id: userId, userId, userType: 2, balance: BALANCE, totalRecharge: BALANCE, tenantId })));
}

const LOG = { notifyTimes: 1, status: 10, response: '{"code":0,"data":true,"msg":""}' };

function rowsOf(sample: (typeof samples)[number], now: number) {
  const {
    id,
    payOrderId,
    spuId,
    fate,
    hoursAgo,
    attemptId = null,
    noticeId = null,
    refundId = null,
    refundNoticeId = null,
  } = sample;
  const goods = DEMO_GOODS.find((one) => one.id === spuId) ?? DEMO_GOODS[0];
  const { price } = goods;
  const createTime = now - hoursAgo * HOUR_MS;
  const [payTime, refundTime] = [createTime + 2 * MINUTE_MS, createTime + 40 * MINUTE_MS];
  const isPaid = fate === 'paid' || fate === 'refunded';
  const isRefunded = fate === 'refunded';
  const no = isPaid ? numberOf('P', payTime, payOrderId) : null;
  const channelOrderNo = no && `MOCK-${no}`;
  const stamps = { createTime, updateTime: isRefunded ? refundTime : isPaid ? payTime : createTime, tenantId };
  const merchantOrderId = String(id);
  const notifyUrl = '/admin-api/pay/demo-order/update-paid';
  const refundUrl = '/admin-api/pay/demo-order/update-refunded';
  const status = { waiting: 0, closed: 30, paid: 10, refunded: 20 }[fate];
  const notice = (noticed: number | null, type: number, dataId: number | null, url: string, time: number) =>
    noticed === null || dataId === null
      ? []
      : [
          {
            id: noticed,
            appId: APP,
            type,
            dataId,
            status: 10,
            merchantOrderId,
            notifyUrl: url,
            notifyTimes: 1,
            nextNotifyTime: time,
            lastExecuteTime: time,
            createTime: time,
            updateTime: time,
            tenantId,
          },
        ];
  return {
    demo: {
      id,
      userId: demoAccounts.admin,
      spuId,
      spuName: goods.name,
      price,
      payStatus: isPaid,
      payOrderId,
      payTime: isPaid ? payTime : null,
      payChannelCode: isPaid ? CHANNEL.channelCode : null,
      payRefundId: refundId,
      refundPrice: isRefunded ? price : 0,
      refundTime: isRefunded ? refundTime : null,
      ...stamps,
    },
    order: {
      id: payOrderId,
      appId: APP,
      merchantOrderId,
      subject: goods.name,
      body: '',
      notifyUrl,
      price,
      status,
      userIp: LOCAL,
      expireTime: createTime + 2 * HOUR_MS,
      ...(isPaid && {
        ...CHANNEL,
        channelFeePrice: 0,
        successTime: payTime,
        extensionId: attemptId,
        no,
        channelUserId: '',
        channelOrderNo,
      }),
      refundPrice: isRefunded ? price : 0,
      ...stamps,
    },
    attempt:
      attemptId === null || no === null
        ? null
        : {
            id: attemptId,
            orderId: payOrderId,
            no,
            ...CHANNEL,
            price,
            userIp: LOCAL,
            status: 10,
            channelOrderNo,
            channelNotifyData: JSON.stringify({ status: 10, outTradeNo: no, channelOrderNo, price, successTime: payTime }),
            createTime: payTime,
            updateTime: payTime,
            tenantId,
          },
    refund:
      refundId === null || channelOrderNo === null
        ? null
        : {
            id: refundId,
            no: numberOf('R', refundTime, refundId),
            appId: APP,
            ...CHANNEL,
            orderId: payOrderId,
            merchantOrderId,
            merchantRefundId: `${id}-refund`,
            notifyUrl: refundUrl,
            status: 10,
            payPrice: price,
            refundPrice: price,
            reason: '示例订单退款',
            userIp: LOCAL,
            channelOrderNo,
            channelRefundNo: `MOCK-${numberOf('R', refundTime, refundId)}`,
            successTime: refundTime,
            channelNotifyData: JSON.stringify({ status: 10, successTime: refundTime }),
            createTime: refundTime,
            updateTime: refundTime,
            tenantId,
          },
    notices: [
      ...notice(noticeId, 1, payOrderId, notifyUrl, payTime),
      ...notice(refundNoticeId, 2, refundId, refundUrl, refundTime),
    ],
  };
}
