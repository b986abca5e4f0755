import { type PayNotify, payNotify } from '@zhilv/contract/pay';
import { dateTime, defineResource, dict, type Identified, text } from '@zhilv/crud';
import { payAppField } from '../app/payAppField.tsx';

/** The values of `pay_notify_status` of what is sent no more: it was taken, or given up. A back end keeps a time for these, too. */
const ENDED = new Set([10, 20]);
const next = dateTime('下次通知');

/** What applications are told of payments and refunds. */
export const payNotices = defineResource({
  name: '回调通知',
  api: { page: payNotify.page },
  fields: {
    merchantOrderId: text('商户订单号', { code: true }),
    appId: payAppField,
    type: dict('通知类型', 'pay_notify_type'),
    dataId: {
      ...text('关联编号', { code: true }),
      show: (id: PayNotify['dataId'], row: Identified) => text('关联编号', { code: true }).show(String(id), row),
    },
    status: dict('通知状态', 'pay_notify_status'),
    notifyTimes: {
      ...text('通知次数'),
      Input: null,
      column: 'end',
      show: (times: number, row: Identified) => `${times} / ${(row as PayNotify).maxNotifyTimes}`,
    },
    lastExecuteTime: dateTime('最近通知'),
    nextNotifyTime: {
      ...next,
      show: (time: PayNotify['nextNotifyTime'], row: Identified) =>
        next.show(ENDED.has((row as PayNotify).status) ? null : time, row),
    },
    notifyUrl: text('回调地址', { code: true }),
    createTime: dateTime('创建时间'),
  },
  nameField: 'merchantOrderId',
});
