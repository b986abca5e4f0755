/** `trade_after_sale_status` */
export const AFTER_SALE_STATUS = {
  applied: 10,
  sellerAgreed: 20,
  shippedBack: 30,
  toRefund: 40,
  done: 50,
  memberCancelled: 61,
  sellerRefused: 62,
  receiptRefused: 63,
} as const;

/** `trade_after_sale_way` */
export const AFTER_SALE_WAY = { refundOnly: 10, returnAndRefund: 20 } as const;

/** `trade_after_sale_type` */
export const AFTER_SALE_TYPE = { duringSale: 10, afterSale: 20 } as const;

/** A change of a case: the status it starts from, that it leads to, and a back end's refusal of a case that has another one. */
export interface AfterSaleTransition {
  readonly from: readonly number[];
  readonly to: number;
  readonly code: number;
  readonly message: string;
}

const { applied, sellerAgreed, shippedBack, toRefund, done, memberCancelled, sellerRefused, receiptRefused } = AFTER_SALE_STATUS;
const NOT_APPLIED = { from: [applied], code: 1_011_000_106, message: '审批失败，售后状态不处于审批中' } as const;
const NOT_SHIPPED = {
  from: [shippedBack],
  code: 1_011_000_109,
  message: '确认收货失败，售后单状态不处于【待确认收货】',
} as const;

/** The state machine of an after-sale case (docs/protocol/trade.md §3). Agreeing leads to `toRefund` where no goods come back. */
export const AFTER_SALE_TRANSITIONS = {
  agree: { ...NOT_APPLIED, to: sellerAgreed },
  disagree: { ...NOT_APPLIED, to: sellerRefused },
  deliver: {
    from: [sellerAgreed],
    to: shippedBack,
    code: 1_011_000_108,
    message: '退货失败，售后单状态不处于【待买家退货】',
  },
  receive: { ...NOT_SHIPPED, to: toRefund },
  refuse: { ...NOT_SHIPPED, to: receiptRefused },
  refund: { from: [toRefund], to: done, code: 1_011_000_110, message: '退款失败，售后单状态不是【待退款】' },
  cancel: {
    from: [applied, sellerAgreed, shippedBack],
    to: memberCancelled,
    code: 1_011_000_111,
    message: '取消售后单失败，售后单状态不是【待审核】或【卖家同意】或【商家待收货】',
  },
} as const satisfies Readonly<Record<string, AfterSaleTransition>>;

export type AfterSaleAction = keyof typeof AFTER_SALE_TRANSITIONS;

/** The status to which an action leads a case of this way. */
export const afterSaleStatusAfter = (action: AfterSaleAction, way: number): number =>
  action === 'agree' && way === AFTER_SALE_WAY.refundOnly ? toRefund : AFTER_SALE_TRANSITIONS[action].to;

/** The actions that the status of a case lets through; who may do them, and whether a back end has them, is another question. */
export const allowedAfterSaleActions = ({ status }: { readonly status: number }): readonly AfterSaleAction[] =>
  (Object.keys(AFTER_SALE_TRANSITIONS) as AfterSaleAction[]).filter((action) => {
    const { from }: AfterSaleTransition = AFTER_SALE_TRANSITIONS[action];
    return from.includes(status);
  });
