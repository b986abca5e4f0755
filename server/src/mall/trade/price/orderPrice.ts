import { badParameter } from '../../../call/apiErrors.ts';
import { BusinessError } from '../../../call/BusinessError.ts';

/** The largest amount in fen that the wire and the tables carry, a whole number of 32 bits. */
const MAX_FEN = 2 ** 31 - 1;

/** What an order is paid with, in fen. */
export interface PriceParts {
  readonly totalPrice: number;
  readonly discountPrice: number;
  readonly deliveryPrice: number;
  readonly adjustPrice: number;
  readonly couponPrice: number;
  readonly pointPrice: number;
  readonly vipPrice: number;
}

/** What has to be paid. */
export const payPriceOf = (parts: PriceParts): number =>
  parts.totalPrice -
  parts.discountPrice +
  parts.deliveryPrice +
  parts.adjustPrice -
  parts.couponPrice -
  parts.pointPrice -
  parts.vipPrice;

/**
 * Adds up what goods cost.
 * @throws BusinessError when it is nothing, or more than the wire carries
 */
export function totalPriceOf(lines: readonly { readonly price: number; readonly count: number }[]): number {
  const total = lines.reduce((sum, { price, count }) => sum + price * count, 0);
  if (total <= 0) throw new BusinessError(1_011_003_000, '支付价格计算异常，原因：价格小于等于 0');
  if (total > MAX_FEN) throw amountTooLarge();
  return total;
}

export const isTooLarge = (fen: number): boolean => fen > MAX_FEN;

export const amountTooLarge = () => badParameter('订单金额超过上限');
