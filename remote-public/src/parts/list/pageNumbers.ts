/** Up to so many page numbers are all shown; of more, those around the current one and both ends. */
const ALL = 7;

/** Gives the page numbers between the ways back and on, with a gap where some are left out. */
export function pageNumbers(current: number, pages: number): readonly (number | 'gap-before' | 'gap-after')[] {
  if (pages <= ALL) return Array.from({ length: pages }, (_, index) => index + 1);
  const first = Math.min(Math.max(current - 1, 2), pages - 3);
  return [
    1,
    ...(first > 2 ? ['gap-before' as const] : []),
    first,
    first + 1,
    first + 2,
    ...(first + 2 < pages - 1 ? ['gap-after' as const] : []),
    pages,
  ];
}
