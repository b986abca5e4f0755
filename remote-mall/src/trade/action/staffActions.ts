import { allowedOrderActions, order, type OrderAction, type StatedOrder } from '@zhilv/contract/mall';
import { type OfferedSteps, offeredSteps, type Steps } from '../step/offeredSteps.ts';

/** What staff do to an order; paying is the buyer's. */
export type StaffActionName = Exclude<OrderAction, 'pay'>;

export const STAFF_ACTIONS: Steps<StaffActionName> = {
  deliver: { label: '发货', call: order.delivery },
  pickUp: { label: '核销', call: order.pickUpById },
  receive: { label: '收货', call: order.receive, offer: 'receive' },
  updatePrice: { label: '改价', call: order.updatePrice },
  updateAddress: { label: '改地址', call: order.updateAddress },
  updateRemark: { label: '备注', call: order.updateRemark },
  cancel: { label: '取消订单', call: order.cancel, offer: 'cancel', danger: true },
};

const AWAITED = new Set<string>(['deliver', 'pickUp', 'receive'] satisfies StaffActionName[]);

/** Gives what staff can do to an order in its state. @param offers the calls that the back end has beside those of every back end */
export const staffActions = (stated: StatedOrder, offers: ReadonlySet<string>): OfferedSteps<StaffActionName> =>
  offeredSteps(STAFF_ACTIONS, { allowed: allowedOrderActions(stated), awaited: AWAITED, offers });
