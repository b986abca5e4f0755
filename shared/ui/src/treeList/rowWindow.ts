/** Rows above and below the visible ones that are drawn as well, so that a quick scroll shows no gap. */
const SPARE = 8;

interface Viewport {
  /** Pixels above the visible part. */
  readonly top: number;
  /** The height of the visible part in pixels. */
  readonly height: number;
}

/** Gives the indexes of the rows to draw: those that can be seen and some around them; `end` is behind the last. */
export function rowWindow(count: number, rowHeight: number, { top, height }: Viewport): { begin: number; end: number } {
  const first = Math.min(Math.floor(top / rowHeight), count);
  return {
    begin: Math.max(0, first - SPARE),
    end: Math.min(count, first + Math.ceil(height / rowHeight) + SPARE),
  };
}

/** Gives the pixels above the visible part with which a row can be seen whole, as near as possible to the present ones. */
export function topThatShows(row: number, rowHeight: number, { top, height }: Viewport): number {
  if (row * rowHeight < top) return row * rowHeight;
  return Math.max(top, (row + 1) * rowHeight - height);
}
