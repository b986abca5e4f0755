import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface StripFocus {
  /** The id of the tab with the focus. */
  readonly focused: string | null;
  readonly setFocused: (id: string | null) => void;
}

/** Holds which tab has the focus. When that closes, the one that comes into its place takes it, for it would be lost otherwise. */
export function useFocusThatStays(strip: RefObject<HTMLElement | null>, tabs: readonly { readonly id: string }[]): StripFocus {
  const [focused, setFocused] = useState<string | null>(null);
  const position = useRef(0);
  useLayoutEffect(() => {
    const at = tabs.findIndex(({ id }) => id === focused);
    if (at !== -1) position.current = at;
    else if (focused !== null && document.activeElement === document.body)
      linkOf(strip.current, tabs[Math.min(position.current, tabs.length - 1)]?.id)?.focus();
  }, [strip, tabs, focused]);
  return { focused, setFocused };
}

/** The link of a tab in the strip. */
export const linkOf = (strip: HTMLElement | null, id: string | undefined): HTMLElement | null =>
  [...(strip?.querySelectorAll('li') ?? [])].find(({ dataset }) => dataset['id'] === id)?.querySelector('a') ?? null;
