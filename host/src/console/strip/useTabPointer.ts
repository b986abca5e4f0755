import { useSetAtom } from 'jotai';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { shiftTabAtom } from '../tab/tabAtoms.ts';

/** A hand is never quite still when it presses, and a finger less so. */
const STILL_PX = { mouse: 5, touch: 8 } as const;
const LONG_PRESS_MS = 500;

interface TabPointerOptions {
  readonly id: string;
  /** Asks for the menu of the tab, at a place of the window in pixels. */
  readonly onMenu: (x: number, y: number) => void;
}

/**
 * Moves a tab by mouse or pen: it changes places with a neighbour whose middle the pointer has passed. A finger scrolls the strip, and
 * asks for the menu when it stays where it is, for iOS has no event for that.
 */
export function useTabPointer({ id, onMenu }: TabPointerOptions) {
  const shift = useSetAtom(shiftTabAtom);
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answered = useRef(false);
  const [dragged, setDragged] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const end = (): void => {
    clearTimeout(timer.current);
    from.current = null;
    setDragged(false);
  };
  return {
    dragged,
    /** Whether the click that follows is the end of a drag or of a long press, and so opens nothing. */
    isAnswered: (): boolean => answered.current,
    handlers: {
      onPointerDown: ({ button, clientX: x, clientY: y, pointerType }: PointerEvent) => {
        answered.current = false;
        from.current = button === 0 ? { x, y } : null;
        if (pointerType !== 'touch') return;
        timer.current = setTimeout(() => {
          answered.current = true;
          onMenu(x, y);
        }, LONG_PRESS_MS);
      },
      onPointerMove: ({ clientX, clientY, currentTarget, pointerId, pointerType }: PointerEvent<HTMLElement>) => {
        if (from.current === null) return;
        const isTouch = pointerType === 'touch';
        const distance = Math.hypot(clientX - from.current.x, clientY - from.current.y);
        if (!answered.current && distance <= STILL_PX[isTouch ? 'touch' : 'mouse']) return;
        if (isTouch) return clearTimeout(timer.current);
        answered.current = true;
        setDragged(true);
        // The pointer may leave the tab before that has found its new place.
        currentTarget.setPointerCapture(pointerId);
        const next = currentTarget.parentElement?.nextElementSibling;
        const before = currentTarget.parentElement?.previousElementSibling;
        // The next event has to find the tab in its new place.
        if (next && clientX > middleOf(next)) flushSync(() => shift({ id, by: 1 }));
        else if (before && clientX < middleOf(before)) flushSync(() => shift({ id, by: -1 }));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
