/** `trade_order_status` */
export const ORDER_STATUS = { unpaid: 0, toDeliver: 10, delivered: 20, completed: 30, cancelled: 40 } as const;

/** `trade_order_type` */
export const ORDER_TYPE = { normal: 0, seckill: 1, bargain: 2, combination: 3 } as const;

/** `trade_delivery_type` */
export const DELIVERY_TYPE = { express: 1, pickUp: 2 } as const;

/** How much of an order is refunded; the order's `afterSaleStatus`. */
export const ORDER_REFUND_STATUS = { none: 0, part: 10, all: 20 } as const;

/** The reason for which an order was cancelled. */
export const CANCEL_TYPE = { payTimeout: 10, refundClose: 20, member: 30 } as const;

/** Who did what a log says. */
export const LOG_USER_TYPE = { system: 0, member: 1, admin: 2 } as const;

/** The courier of goods that are handed over without one. */
export const NO_COURIER = 0;
