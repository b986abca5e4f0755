import type { SlotEntry } from '@zhilv/loader';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Place } from './neighbours.ts';

/** A card's element in the grid. */
export interface Cell {
  readonly element: HTMLElement;
  /** As the card itself names it. */
  readonly title: string;
  readonly place: Place;
}

/** Gives the cards' elements by the cards' keys, measured anew when cards or window change. */
export function useCells(grid: RefObject<HTMLElement | null>, shown: readonly SlotEntry[]): ReadonlyMap<string, Cell> {
  const [cells, setCells] = useState<ReadonlyMap<string, Cell>>(new Map());
  const keys = shown.map(({ key }) => key).join('\n');
  useLayoutEffect(() => {
    const { current: within } = grid;
    if (within === null) return undefined;
    const elements = keys.split('\n').flatMap((key) => {
      const element = within.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`);
      return element === null ? [] : [[key, element] as const];
    });
    const measure = (): void => setCells(new Map(elements.map(([key, element]) => [key, cellOf(element)])));
    measure();
    const sizes = new ResizeObserver(measure);
    // A card that is on its way brings its title later. The tools beside it are no news.
    const contents = new MutationObserver(measure);
    for (const [, element] of elements) {
      sizes.observe(element);
      if (element.firstElementChild !== null) contents.observe(element.firstElementChild, { childList: true, subtree: true });
    }
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [grid, keys]);
  return cells;
}

/** A card that is not there yet, or that failed, has no heading. */
const cellOf = (element: HTMLElement): Cell => ({
  element,
  title: element.querySelector('h2')?.textContent ?? '卡片',
  place: element.getBoundingClientRect(),
});
