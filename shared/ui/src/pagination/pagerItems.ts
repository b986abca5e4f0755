/** What stands in a row of page numbers: one of them, or the gap for those that are left out there. */
export type PagerItem = number | 'gap-before' | 'gap-after';

/**
 * What a pager of `slots` numbers shows: the first and the last page always, the current one with its neighbours
 * between them. `slots` is odd and at least 5.
 */
export function pagerItems(current: number, pages: number, slots: number): readonly PagerItem[] {
  if (pages <= slots) return numbers(1, pages);

  // The first and last page take two slots; the rest is a window around the current page.
  const window = slots - 2;
  const start = Math.min(Math.max(current - (window - 1) / 2, 2), pages - window);
  const end = start + window - 1;
  return [
    1,
    ...(start > 2 ? ['gap-before' as const] : []),
    ...numbers(start, end),
    ...(end < pages - 1 ? ['gap-after' as const] : []),
    pages,
  ];
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
