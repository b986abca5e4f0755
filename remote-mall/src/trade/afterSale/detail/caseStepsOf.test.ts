import { AFTER_SALE_STATUS, AFTER_SALE_WAY } from '@zhilv/contract/mall';
import { expect, it } from 'vitest';
import { caseStepsOf } from './caseStepsOf.ts';

type Stepping = Parameters<typeof caseStepsOf>[0];
const { applied, sellerAgreed, shippedBack, toRefund, done, memberCancelled, sellerRefused, receiptRefused } = AFTER_SALE_STATUS;

const way = (status: number, values: Partial<Stepping> = {}) =>
  caseStepsOf({
    status,
    way: AFTER_SALE_WAY.returnAndRefund,
    createTime: 1,
    auditTime: null,
    deliveryTime: null,
    receiveTime: null,
    refundTime: null,
    logs: [],
    ...values,
  }).map(({ title, state }) => `${title} ${state}`);

it.each<[number, readonly string[]]>([
  [applied, ['买家申请 done', '商家审核 current', '买家退货 ahead', '商家收货 ahead', '商家退款 ahead', '退款成功 ahead']],
  [sellerAgreed, ['买家申请 done', '商家审核 done', '买家退货 current', '商家收货 ahead', '商家退款 ahead', '退款成功 ahead']],
  [shippedBack, ['买家申请 done', '商家审核 done', '买家退货 done', '商家收货 current', '商家退款 ahead', '退款成功 ahead']],
  [toRefund, ['买家申请 done', '商家审核 done', '买家退货 done', '商家收货 done', '商家退款 current', '退款成功 ahead']],
  [done, ['买家申请 done', '商家审核 done', '买家退货 done', '商家收货 done', '商家退款 done', '退款成功 done']],
  [sellerRefused, ['买家申请 done', '商家拒绝 stopped']],
  [receiptRefused, ['买家申请 done', '商家审核 done', '买家退货 done', '商家拒收 stopped']],
  [memberCancelled, ['买家申请 done', '买家取消 stopped']],
])('of goods that come back, at status %i', (status, steps) => {
  expect(way(status)).toEqual(steps);
});

it('has no return where only money goes back', () => {
  expect(way(toRefund, { way: AFTER_SALE_WAY.refundOnly })).toEqual([
    '买家申请 done',
    '商家审核 done',
    '商家退款 current',
    '退款成功 ahead',
  ]);
});

it('keeps how far a case had come before its buyer gave it up', () => {
  expect(way(memberCancelled, { auditTime: 2, deliveryTime: 3 })).toEqual([
    '买家申请 done',
    '商家审核 done',
    '买家退货 done',
    '买家取消 stopped',
  ]);
});
