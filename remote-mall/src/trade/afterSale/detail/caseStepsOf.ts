import { AFTER_SALE_STATUS, AFTER_SALE_WAY, type AfterSaleDetail } from '@zhilv/contract/mall';
import type { Step } from '../../../parts/steps/StepList.tsx';

type Stepping = Pick<
  AfterSaleDetail,
  'status' | 'way' | 'createTime' | 'auditTime' | 'deliveryTime' | 'receiveTime' | 'refundTime' | 'logs'
>;

const { applied, sellerAgreed, shippedBack, toRefund, done, memberCancelled, sellerRefused, receiptRefused } = AFTER_SALE_STATUS;

/** Gives the way of an after-sale case as far as it has come, and what is ahead of it. */
export function caseStepsOf(afterSale: Stepping): readonly Step[] {
  const { status, auditTime, deliveryTime, receiveTime, refundTime, logs } = afterSale;
  const firstLog = logs?.[0]?.createTime;
  const opened: Step = { title: '买家申请', time: afterSale.createTime ?? firstLog, state: 'done' };
  const audited: Step = { title: '商家审核', time: auditTime, state: 'done' };
  const sent: Step = { title: '买家退货', time: deliveryTime, state: 'done' };
  const stopped = (title: string, time: Step['time']): Step => ({ title, time, state: 'stopped' });
  const wasAudited = typeof auditTime === 'number' ? [audited] : [];
  const wasSent = typeof deliveryTime === 'number' ? [sent] : [];
  if (status === sellerRefused) return [opened, stopped('商家拒绝', auditTime)];
  if (status === receiptRefused) return [opened, audited, sent, stopped('商家拒收', receiveTime)];
  if (status === memberCancelled) return [opened, ...wasAudited, ...wasSent, stopped('买家取消', logs?.at(-1)?.createTime)];

  const ways: readonly (readonly [title: string, at: number, time: Step['time']])[] = [
    ['商家审核', applied, auditTime],
    ...(afterSale.way === AFTER_SALE_WAY.returnAndRefund
      ? ([
          ['买家退货', sellerAgreed, deliveryTime],
          ['商家收货', shippedBack, receiveTime],
        ] as const)
      : []),
    ['商家退款', toRefund, refundTime],
  ];
  return [
    opened,
    ...ways.map(([title, at, time]): Step => ({
      title,
      time,
      state: status > at ? 'done' : status === at ? 'current' : 'ahead',
    })),
    { title: '退款成功', time: status === done ? refundTime : null, state: status === done ? 'done' : 'ahead' },
  ];
}
