/**
 * Divides an amount by weights, to the last fen: each share is its part rounded down, and what is left over goes to those that lost
 * most by that, the first of equal ones first. No share is larger than its weight where the amount is no larger than their sum.
 * @param amount in fen, not below 0
 * @param weights not below 0; where all are 0 they count as equal
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  // A product of two amounts may be past what a number holds exactly.
  const given = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const sum = given.reduce((total, weight) => total + weight, 0n);
  if (sum === 0n) return [];
  const parts = given.map((weight, position) => {
    const product = BigInt(amount) * weight;
    return { position, share: product / sum, lost: product % sum };
  });
  let left = BigInt(amount) - parts.reduce((total, { share }) => total + share, 0n);
  const byLoss = parts.toSorted((one, other) =>
    one.lost === other.lost ? one.position - other.position : one.lost > other.lost ? -1 : 1,
  );
  for (const part of byLoss) {
    if (left === 0n) break;
    part.share += 1n;
    left -= 1n;
  }
  return parts.map(({ share }) => Number(share));
}
