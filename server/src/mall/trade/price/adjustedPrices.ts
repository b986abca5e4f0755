import { apportion } from './apportion.ts';

/**
 * Spreads what an order is adjusted by over what its items cost, by that: together they cost what the order does, and none of them less
 * than nothing.
 * @param adjustPrice in fen; below 0 no more than the prices together
 */
export function adjustedPrices(
  payPrices: readonly number[],
  adjustPrice: number,
): readonly { adjustPrice: number; payPrice: number }[] {
  const sign = Math.sign(adjustPrice);
  const shares = apportion(Math.abs(adjustPrice), payPrices);
  return payPrices.map((payPrice, position) => {
    const share = sign * (shares[position] ?? 0);
    return { adjustPrice: share, payPrice: payPrice + share };
  });
}
