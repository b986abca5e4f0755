import type { Id } from '@zhilv/contract';
import { LOG_USER_TYPE } from '@zhilv/contract/mall';
import type { Database } from '../../../db/database.ts';
import { addOrderLog } from '../order/addOrderLog.ts';
import { changeOrder, statusBefore } from '../order/changeOrder.ts';
import { orderMissing } from '../order/orderRefusals.ts';
import { waitingWith } from '../order/orderDetail.ts';
import type { TradeAuthor } from '../order/TradeAuthor.ts';

const CONTENT = { pickUp: '管理员自提收货', receive: '用户已收货' } as const;

/**
 * Notes that the buyer has the goods: fetched them, or received what a courier brought.
 * @throws BusinessError when there is no such order, or its state stands against it
 */
export async function completeOrder(tx: Database, author: TradeAuthor, id: Id, action: keyof typeof CONTENT): Promise<true> {
  const { status } = await changeOrder(tx, author, id, action, { receiveTime: author.clock() });
  await addOrderLog(tx, author, [
    {
      orderId: id,
      userType: LOG_USER_TYPE.admin,
      content: CONTENT[action],
      beforeStatus: statusBefore(action),
      afterStatus: status,
    },
  ]);
  return true;
}

/** Does the same for the order that waits with a code. */
export async function pickUpByCode(tx: Database, author: TradeAuthor, code: string): Promise<true> {
  const order = await waitingWith({ db: tx, tenantId: author.tenantId }, code);
  if (order === null) throw orderMissing();
  return completeOrder(tx, author, order.id, 'pickUp');
}
