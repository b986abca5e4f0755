import type { afterSale } from '@zhilv/contract/mall';
import { and, eq } from 'drizzle-orm';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { Call } from '../../../call/implement.ts';
import { verifiedNotice } from '../../../pay/notify/noticeSignature.ts';
import { payRefunds } from '../../../pay/refund/payRefund.table.ts';
import { hasRow, rowsWhere } from '../../../records/rows.ts';
import { afterSales } from './afterSale.table.ts';

/**
 * Takes the notice of a refund. Its case says since it was decided what is given back, so there is nothing left to write: the answer tells
 * that the two belong together.
 * @throws BusinessError for a notice that this server did not send, and for a refund of no case
 */
export async function noteRefunded(call: Call<typeof afterSale.updateRefunded>): Promise<true> {
  const { merchantOrderId, payRefundId } = call.input;
  const { appId, tenantId } = await verifiedNotice(call, { merchantOrderId, dataId: payRefundId });
  const scope = { db: call.db, tenantId };
  const [refund] = await rowsWhere(scope, payRefunds, and(eq(payRefunds.id, payRefundId), eq(payRefunds.appId, appId)), {
    columns: ['id'],
  });
  if (refund === undefined || !(await hasRow(scope, afterSales, eq(afterSales.payRefundId, refund.id)))) {
    throw new BusinessError(1_007_006_004, '支付退款单不存在');
  }
  return true;
}
