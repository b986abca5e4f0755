import { AFTER_SALE_OFFERS, afterSale } from '@zhilv/contract/mall';
import { badParameter } from '../../../call/apiErrors.ts';
import { type Call, implement } from '../../../call/implement.ts';
import { pageOfRows } from '../../../records/paging.ts';
import { findRow } from '../../../records/rows.ts';
import { NOTIFY_WORK } from '../../../pay/notify/addNotice.ts';
import { expresses } from '../../delivery/express.table.ts';
import { expressMissing } from '../order/orderRefusals.ts';
import { afterSaleDetail, afterSaleList, withMembers } from './afterSaleList.ts';
import { caseMissing } from './afterSaleRefusals.ts';
import { applyAfterSale } from './applyAfterSale.ts';
import { changeAfterSale, freeItem } from './changeAfterSale.ts';
import { noteRefunded } from './noteRefunded.ts';
import { refundAfterSale } from './refundAfterSale.ts';

/** The fields that say who decided, and when. */
const audit = ({ clock, user }: Pick<Call<typeof afterSale.agree>, 'clock' | 'user'>) => ({
  auditTime: clock(),
  auditUserId: user.id,
});

/** After-sale cases (docs/protocol/trade.md §3), each change in a transaction of its own. */
export const handlers = [
  implement(afterSale.page, async (call) => {
    const page = await pageOfRows(call, afterSaleList);
    return { ...page, list: await withMembers(call, page.list), offers: [...page.offers, ...AFTER_SALE_OFFERS] };
  }),
  implement(afterSale.getDetail, (call) => afterSaleDetail(call, call.input.id)),
  implement(afterSale.agree, (call) =>
    call.db.transaction(async (tx) => {
      await changeAfterSale(tx, call, call.input.id, 'agree', { set: audit(call), content: '商家同意退款' });
      return true;
    }),
  ),
  implement(afterSale.disagree, (call) =>
    call.db.transaction(async (tx) => {
      const { id, auditReason } = call.input;
      const refused = await changeAfterSale(tx, call, id, 'disagree', {
        set: { ...audit(call), auditReason: auditReason ?? null },
        content: `商家拒绝退款，原因：${auditReason ?? ''}`,
      });
      await freeItem(tx, call, refused);
      return true;
    }),
  ),
  implement(afterSale.receive, (call) =>
    call.db.transaction(async (tx) => {
      await changeAfterSale(tx, call, call.input.id, 'receive', {
        set: { receiveTime: call.clock() },
        content: '商家确认收货',
      });
      return true;
    }),
  ),
  implement(afterSale.refuse, (call) =>
    call.db.transaction(async (tx) => {
      const { id, refuseMemo } = call.input;
      // A back end of this family reads no JSON here, and so finds no case (recorded).
      if (id === undefined || isJson(call.request.headers)) throw caseMissing();
      const memo = refuseMemo?.trim();
      if (!memo) throw badParameter('拒绝收货备注不能为空');
      if (memo.length > MEMO_LENGTH) throw badParameter(`拒绝收货备注长度不能超过 ${MEMO_LENGTH} 个字符`);
      const refused = await changeAfterSale(tx, call, id, 'refuse', {
        set: { receiveTime: call.clock(), receiveReason: memo },
        content: `商家拒绝收货，原因：${memo}`,
      });
      await freeItem(tx, call, refused);
      return true;
    }),
  ),
  implement(afterSale.refund, async (call) => {
    await call.db.transaction((tx) => refundAfterSale(tx, call, call.input.id));
    call.wake(NOTIFY_WORK);
    return true;
  }),
  implement(afterSale.updateRefunded, noteRefunded),
  implement(afterSale.create, (call) => call.db.transaction((tx) => applyAfterSale(tx, call, call.input))),
  implement(afterSale.deliver, (call) =>
    call.db.transaction(async (tx) => {
      const { id, logisticsId, logisticsNo } = call.input;
      const express = await findRow({ db: tx, tenantId: call.tenantId }, expresses, logisticsId);
      if (express === null) throw expressMissing();
      await changeAfterSale(tx, call, id, 'deliver', {
        set: { logisticsId, logisticsNo, deliveryTime: call.clock() },
        content: `会员填写退货物流信息，快递公司：${express.name}，快递单号：${logisticsNo}`,
      });
      return true;
    }),
  ),
  implement(afterSale.cancel, (call) =>
    call.db.transaction(async (tx) => {
      const cancelled = await changeAfterSale(tx, call, call.input.id, 'cancel', { content: '会员取消退款' });
      await freeItem(tx, call, cancelled);
      return true;
    }),
  ),
];

const MEMO_LENGTH = 255;

const isJson = (headers: Headers): boolean => /^application\/json\b/i.test(headers.get('content-type') ?? '');
