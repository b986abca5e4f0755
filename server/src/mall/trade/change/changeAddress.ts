import type { Id } from '@zhilv/contract';
import { LOG_USER_TYPE, ORDER_STATUS } from '@zhilv/contract/mall';
import { badParameter } from '../../../call/apiErrors.ts';
import type { Database } from '../../../db/database.ts';
import { areaName } from '../../../system/area/areas.ts';
import { addOrderLog } from '../order/addOrderLog.ts';
import { changeOrder } from '../order/changeOrder.ts';
import type { TradeAuthor } from '../order/TradeAuthor.ts';

interface Address {
  readonly id: Id;
  readonly receiverName?: string | null | undefined;
  readonly receiverMobile?: string | null | undefined;
  readonly receiverAreaId?: number | null | undefined;
  readonly receiverDetailAddress?: string | null | undefined;
}

/** Sends an order that waits for delivery elsewhere; what is left out stays as it is (recorded). */
export async function changeAddress(tx: Database, author: TradeAuthor, { id, ...address }: Address): Promise<true> {
  if (address.receiverAreaId && areaName(address.receiverAreaId) === null) throw badParameter('收件人地区编号不正确');
  const given = Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined && value !== null));
  await changeOrder(tx, author, id, 'updateAddress', given);
  await addOrderLog(tx, author, [
    {
      orderId: id,
      userType: LOG_USER_TYPE.admin,
      content: '收货地址修改',
      beforeStatus: ORDER_STATUS.toDeliver,
      afterStatus: ORDER_STATUS.toDeliver,
    },
  ]);
  return true;
}
