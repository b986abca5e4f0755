import type { Id } from '@zhilv/contract';

/** The address of the cashier for an order. @param back the path of the page that it leads back to */
export const cashierAddress = (cashier: string, payOrderId: Id, back: string): string =>
  `${cashier}?${new URLSearchParams({ id: String(payOrderId), returnUrl: back }).toString()}`;
