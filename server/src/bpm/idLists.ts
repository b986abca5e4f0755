import type { Id } from '@zhilv/contract';

/** The ids without repetitions, in their order. */
export const eachOnce = (ids: readonly Id[]): Id[] => [...new Map(ids.map((id) => [String(id), id])).values()];

/** The ids that do not stand in the other list. */
export function idsWithout(ids: readonly Id[], others: readonly Id[]): readonly Id[] {
  const known = new Set(others.map(String));
  return ids.filter((id) => !known.has(String(id)));
}
