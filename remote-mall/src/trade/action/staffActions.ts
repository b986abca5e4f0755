import type { Operation } from '@zhilv/contract';
import { allowedOrderActions, order, type OrderAction, type OrderOffer, type StatedOrder } from '@zhilv/contract/mall';

/** What staff do to an order; paying is the buyer's. */
export type StaffActionName = Exclude<OrderAction, 'pay'>;

/** Something that staff do to an order. */
export interface StaffAction {
  readonly label: string;
  readonly call: Pick<Operation, 'access'>;
  /** Only back ends that offer it have the call. */
  readonly offer?: OrderOffer;
  readonly danger?: boolean;
}

/** In the order in which they are offered; what an order waits for stands first. */
export const STAFF_ACTIONS: Readonly<Record<StaffActionName, StaffAction>> = {
  deliver: { label: '发货', call: order.delivery },
  pickUp: { label: '核销', call: order.pickUpById },
  receive: { label: '收货', call: order.receive, offer: 'receive' },
  updatePrice: { label: '改价', call: order.updatePrice },
  updateAddress: { label: '改地址', call: order.updateAddress },
  updateRemark: { label: '备注', call: order.updateRemark },
  cancel: { label: '取消订单', call: order.cancel, offer: 'cancel', danger: true },
};

/** An order waits for these. */
const AWAITED = new Set<StaffActionName>(['deliver', 'pickUp', 'receive']);

/** The actions of an order, apart from what the user may do. */
export interface OfferedActions {
  /** What the order waits for; null where it waits for the buyer, or for nothing. */
  readonly awaited: StaffActionName | null;
  readonly others: readonly StaffActionName[];
}

/**
 * Gives what staff can do to an order in its state.
 *
 * @param offers the calls that the back end has beside those of every back end
 */
export function staffActions(stated: StatedOrder, offers: ReadonlySet<string>): OfferedActions {
  const allowed = new Set<string>(allowedOrderActions(stated));
  const names = (Object.keys(STAFF_ACTIONS) as StaffActionName[]).filter((name) => {
    const { offer } = STAFF_ACTIONS[name];
    return allowed.has(name) && (offer === undefined || offers.has(offer));
  });
  const awaited = names.find((name) => AWAITED.has(name)) ?? null;
  return { awaited, others: names.filter((name) => name !== awaited) };
}
