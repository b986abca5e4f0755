import { type Id, sameId } from '@zhilv/contract';
import { LOG_USER_TYPE, NO_COURIER, ORDER_STATUS } from '@zhilv/contract/mall';
import { badParameter } from '../../../call/apiErrors.ts';
import type { Database } from '../../../db/database.ts';
import { findRow, type Scope } from '../../../records/rows.ts';
import { expresses } from '../../delivery/express.table.ts';
import { addOrderLog } from '../order/addOrderLog.ts';
import { allowedOrder, changeOrder } from '../order/changeOrder.ts';
import { expressMissing, expressOff } from '../order/orderRefusals.ts';
import type { TradeAuthor } from '../order/TradeAuthor.ts';

const ENABLED = 0;

interface Sending {
  readonly id: Id;
  readonly logisticsId?: Id | null | undefined;
  readonly logisticsNo?: string | null | undefined;
}

/**
 * Hands the goods of an order to a courier, or over without one.
 * @throws BusinessError when the order cannot be sent, there is no such courier, or its number is missing
 */
export async function deliverOrder(tx: Database, author: TradeAuthor, { id, logisticsId, logisticsNo }: Sending): Promise<true> {
  const scope = { db: tx, tenantId: author.tenantId };
  await allowedOrder(scope, id, 'deliver');
  const sent = isNoCourier(logisticsId) ? HANDED_OVER : await sentBy(scope, logisticsId, logisticsNo);
  const { content, ...change } = sent;
  await changeOrder(tx, author, id, 'deliver', { ...change, deliveryTime: author.clock() });
  await addOrderLog(tx, author, [
    {
      orderId: id,
      userType: LOG_USER_TYPE.admin,
      content,
      beforeStatus: ORDER_STATUS.toDeliver,
      afterStatus: ORDER_STATUS.delivered,
    },
  ]);
  return true;
}

const HANDED_OVER = { logisticsId: NO_COURIER, logisticsNo: '', content: '已发货，无需物流' };

const isNoCourier = (logisticsId: Id | null | undefined): boolean =>
  logisticsId !== undefined && logisticsId !== null && sameId(logisticsId, NO_COURIER);

async function sentBy(scope: Scope, logisticsId: Id | null | undefined, logisticsNo: string | null | undefined) {
  const express = logisticsId === undefined || logisticsId === null ? null : await findRow(scope, expresses, logisticsId);
  if (express === null) throw expressMissing();
  if (express.status !== ENABLED) throw expressOff();
  const number = logisticsNo?.trim();
  if (!number) throw badParameter('发货物流单号不能为空');
  return { logisticsId: express.id, logisticsNo: number, content: `已发货，快递公司：${express.name}，快递单号：${number}` };
}
