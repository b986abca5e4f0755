import { describe, expect, it } from 'vitest';
import { pagerItems } from './pagerItems.ts';

describe('pagerItems', () => {
  it('shows every page while they fit', () => {
    expect(pagerItems(2, 3, 7)).toEqual([1, 2, 3]);
    expect(pagerItems(7, 7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('leaves out pages after the window near the start', () => {
    expect(pagerItems(1, 30, 7)).toEqual([1, 2, 3, 4, 5, 6, 'gap-after', 30]);
  });

  it('leaves out pages on both sides in the middle', () => {
    expect(pagerItems(15, 30, 7)).toEqual([1, 'gap-before', 13, 14, 15, 16, 17, 'gap-after', 30]);
  });

  it('leaves out pages before the window near the end', () => {
    expect(pagerItems(30, 30, 5)).toEqual([1, 'gap-before', 27, 28, 29, 30]);
  });

  it('never shows more numbers than slots, and always the current one', () => {
    for (const slots of [5, 7])
      for (let pages = 1; pages <= 40; pages += 1)
        for (let current = 1; current <= pages; current += 1) {
          const shown = pagerItems(current, pages, slots).filter((item) => typeof item === 'number');

          expect(shown).toContain(current);
          expect(shown).toHaveLength(Math.min(slots, pages));
          expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
        }
  });
});
