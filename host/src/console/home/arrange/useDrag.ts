import { type PointerEvent, useEffect, useRef } from 'react';
import type { Cell } from './useCells.ts';

/** So near the window's edge, in pixels, a drag scrolls the page. */
const EDGE = 48;
const STEP = 16;

/**
 * Lets a card follow the pointer until it is let go; Esc puts it back. Nothing else moves on the way, the card that would make room is
 * only marked.
 * @param onDrop called with the card and the one that it was let go on
 * @returns a function that starts a drag
 */
export function useDrag(cells: ReadonlyMap<string, Cell>, onDrop: (key: string, to: string) => void) {
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  return (event: PointerEvent, key: string): void => {
    const element = cells.get(key)?.element;
    if (element === undefined || end.current !== null) return;
    event.preventDefault();
    const listening = new AbortController();
    const from = { x: event.clientX + window.scrollX, y: event.clientY + window.scrollY };
    let target: string | null = null;

    const aim = (at: string | null): void => {
      if (target !== null) delete cells.get(target)?.element.dataset['target'];
      if (at !== null) Object.assign(cells.get(at)?.element.dataset ?? {}, { target: '' });
      target = at;
    };
    const finish = (): void => {
      listening.abort();
      aim(null);
      element.style.removeProperty('translate');
      delete element.dataset['dragged'];
      end.current = null;
    };
    const follow = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): void => {
      if (clientY < EDGE) window.scrollBy(0, -STEP);
      if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
      element.style.translate = `${clientX + window.scrollX - from.x}px ${clientY + window.scrollY - from.y}px`;
      aim(cardAt(cells, key, clientX, clientY));
    };
    const drop = (): void => {
      const to = target;
      finish();
      if (to !== null) onDrop(key, to);
    };

    element.dataset['dragged'] = '';
    end.current = finish;
    const { signal } = listening;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', finish, { signal });
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && finish(), { signal });
  };
}

/** The card under the pointer, without the one that is dragged. */
function cardAt(cells: ReadonlyMap<string, Cell>, dragged: string, x: number, y: number): string | null {
  for (const [key, { element }] of cells) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (key !== dragged && x >= left && x <= right && y >= top && y <= bottom) return key;
  }
  return null;
}
