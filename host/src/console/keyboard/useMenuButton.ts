import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDismissal } from '../dismissal/useDismissal.ts';
import { focusTyped } from './focusTyped.ts';
import { COLUMN, movedPosition } from './movedPosition.ts';

/** A button with a panel of entries below it, both inside of `place`. */
export interface MenuButton<Place> {
  readonly place: RefObject<Place | null>;
  readonly panelId: string;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Closes the panel, and gives the focus back to the button. */
  readonly close: () => void;
}

/**
 * Holds whether the panel of a button is open, and moves the focus by arrow keys: from the button, the first in `place`, into the
 * panel, and through its entries. Esc closes the panel, as does whatever is done elsewhere.
 */
export function useMenuButton<Place extends HTMLElement>(): MenuButton<Place> {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const place = useRef<Place>(null);
  useDismissal(place, open, () => setOpen(false));

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const [button] = entriesIn(place.current);
    if (button === undefined || !(event.target instanceof HTMLElement)) return;
    const fromButton = event.target === button;
    if (fromButton) {
      if (event.key !== COLUMN.next && event.key !== COLUMN.previous) return;
      flushSync(() => setOpen(true));
    }
    const [, ...entries] = entriesIn(place.current);
    // From the button, down leads to the first and up to the last.
    const at = fromButton && event.key === COLUMN.previous ? 0 : entries.indexOf(event.target);
    const next = entries[movedPosition(event, at, entries.length) ?? -1];
    if (next === undefined) return void focusTyped(event, event.target, entries);
    event.preventDefault();
    return next.focus();
  });
  useEffect(() => {
    const element = place.current;
    const listener = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  });
  const close = (): void => {
    setOpen(false);
    entriesIn(place.current)[0]?.focus();
  };
  return { place, panelId, open, setOpen, close };
}

const entriesIn = (place: HTMLElement | null): readonly HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('a, button') ?? []),
];
