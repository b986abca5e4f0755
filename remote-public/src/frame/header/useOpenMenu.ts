import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A menu stays so long after the mouse has left it. */
const LEAVE_MS = 100;

export interface OpenMenu {
  /** Name of the menu that is open. */
  readonly name: string | null;
  show(name: string): void;
  hide(): void;
  /** Hides after a moment, unless the mouse comes back. */
  hideSoon(): void;
}

/** Keeps which of the header's menus is open: one at most, and none once somebody followed a link. */
export function useOpenMenu(): OpenMenu {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ readonly name: string; readonly at: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    name: opened?.at === key ? opened.name : null,
    show: (name) => {
      clearTimeout(timer.current);
      setOpened({ name, at: key });
    },
    hide: () => {
      clearTimeout(timer.current);
      setOpened(null);
    },
    hideSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpened(null), LEAVE_MS);
    },
  };
}
