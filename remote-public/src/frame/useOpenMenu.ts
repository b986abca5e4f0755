import { useEffect, useRef, useState } from 'react';

/** How long a menu stays after the mouse has left it (spec §2.2). */
const LEAVE_MS = 100;

export interface OpenMenu {
  /** Name of the menu that is open. */
  readonly name: string | null;
  show(name: string): void;
  hide(): void;
  /** Hides after a moment, unless the mouse comes back. */
  hideSoon(): void;
}

/** Which of the header's menus is open: one at most. */
export function useOpenMenu(): OpenMenu {
  const [name, setName] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (next: string | null) => {
    clearTimeout(timer.current);
    setName(next);
  };
  return {
    name,
    show: set,
    hide: () => set(null),
    hideSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setName(null), LEAVE_MS);
    },
  };
}
