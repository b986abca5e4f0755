/** A quotient may differ from a whole number by this proportion through floating point alone. */
const FLOATING_ERROR = 1e-12;

/**
 * Tells how many percent `part` is of `whole`, rounded down to 2 decimals. It gives null when `whole` is 0 or one of them is
 * missing.
 */
export function percentage(part: number | null | undefined, whole: number | null | undefined): number | null {
  if (typeof part !== 'number' || typeof whole !== 'number' || whole === 0) return null;
  const hundredths = (part / whole) * 10_000;
  if (!Number.isFinite(hundredths)) return null;
  // 0.29 / 1 * 10,000 may come as 2,899.9999999999995, which is 29 % and not 28.99 %.
  const nearest = Math.round(hundredths);
  const exact = Math.abs(hundredths - nearest) <= Math.abs(nearest) * FLOATING_ERROR;
  return (exact ? nearest : Math.floor(hundredths)) / 100;
}
