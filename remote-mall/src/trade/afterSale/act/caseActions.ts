import type { Operation } from '@zhilv/contract';
import { type AfterSaleAction, afterSale, type AfterSaleOffer, allowedAfterSaleActions } from '@zhilv/contract/mall';

/** Something that staff do to an after-sale case. */
export interface CaseAction {
  readonly label: string;
  readonly call: Pick<Operation, 'access'>;
  /** Only back ends that offer it have the call. */
  readonly offer?: AfterSaleOffer;
  readonly danger?: boolean;
}

/** In the order in which they are offered; what a case waits for stands first. */
export const CASE_ACTIONS: Readonly<Record<AfterSaleAction, CaseAction>> = {
  agree: { label: '同意', call: afterSale.agree },
  receive: { label: '收货', call: afterSale.receive },
  refund: { label: '退款', call: afterSale.refund },
  deliver: { label: '登记退货', call: afterSale.deliver, offer: 'deliver' },
  disagree: { label: '拒绝', call: afterSale.disagree, danger: true },
  refuse: { label: '拒绝收货', call: afterSale.refuse, danger: true },
  cancel: { label: '取消售后', call: afterSale.cancel, offer: 'cancel', danger: true },
};

const AWAITED = new Set<AfterSaleAction>(['agree', 'receive', 'refund']);

/** The actions of a case, apart from what the user may do. */
export interface OfferedCaseActions {
  /** What the case waits for; null where it waits for the buyer, or is over. */
  readonly awaited: AfterSaleAction | null;
  readonly others: readonly AfterSaleAction[];
}

/**
 * Gives what staff can do to a case in its state.
 *
 * @param offers the calls that the back end has beside those of every back end
 */
export function caseActions(stated: { readonly status: number }, offers: ReadonlySet<string>): OfferedCaseActions {
  const allowed = new Set(allowedAfterSaleActions(stated));
  const names = (Object.keys(CASE_ACTIONS) as AfterSaleAction[]).filter((name) => {
    const { offer } = CASE_ACTIONS[name];
    return allowed.has(name) && (offer === undefined || offers.has(offer));
  });
  const awaited = names.find((name) => AWAITED.has(name)) ?? null;
  return { awaited, others: names.filter((name) => name !== awaited) };
}
