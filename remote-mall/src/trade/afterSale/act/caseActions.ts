import { type AfterSaleAction, afterSale, allowedAfterSaleActions } from '@zhilv/contract/mall';
import { type OfferedSteps, offeredSteps, type Steps } from '../../step/offeredSteps.ts';

export const CASE_ACTIONS: Steps<AfterSaleAction> = {
  agree: { label: '同意', call: afterSale.agree },
  receive: { label: '收货', call: afterSale.receive },
  refund: { label: '退款', call: afterSale.refund },
  deliver: { label: '登记退货', call: afterSale.deliver, offer: 'deliver' },
  disagree: { label: '拒绝', call: afterSale.disagree, danger: true },
  refuse: { label: '拒绝收货', call: afterSale.refuse, danger: true },
  cancel: { label: '取消售后', call: afterSale.cancel, offer: 'cancel', danger: true },
};

const AWAITED = new Set<string>(['agree', 'receive', 'refund'] satisfies AfterSaleAction[]);

/** Gives what staff can do to a case in its state. @param offers the calls that the back end has beside those of every back end */
export const caseActions = (stated: { readonly status: number }, offers: ReadonlySet<string>): OfferedSteps<AfterSaleAction> =>
  offeredSteps(CASE_ACTIONS, { allowed: allowedAfterSaleActions(stated), awaited: AWAITED, offers });
