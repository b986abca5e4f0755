import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to an element when it appears, after the dialog around it has given it to its button. */
export function useFocusOnce<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
