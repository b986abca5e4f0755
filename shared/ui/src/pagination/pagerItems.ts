/** An item in a row of page numbers: a number, or a gap for the numbers left out in its place. */
export type PagerItem = number | 'gap-before' | 'gap-after';

/**
 * Gives the items of a pager with `slots` places: always the first and the last page, and between them the current one with its
 * neighbours. `slots` is odd and at least 5.
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
