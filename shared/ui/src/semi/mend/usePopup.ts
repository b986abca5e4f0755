import { type RefObject, use, useId, useLayoutEffect, useRef } from 'react';
import { PortalRoot } from '../../root/PortalRoot.ts';
import { useMend } from './useMend.ts';

/** What a Semi component opens beside itself. */
export interface Popup {
  /** To be given to Semi as the class of what it opens. */
  readonly className: string;
  /** What is open; null while nothing is. */
  readonly element: () => HTMLElement | null;
}

export interface PopupManners {
  /** Finds it, where Semi takes no class for it. */
  selector?: string;
  /** As of `useMend`. */
  mend: (popup: HTMLElement) => void;
  /** Where the focus goes when it has opened; Semi leaves it where it is, from where the popup cannot be reached. */
  enter?: (popup: HTMLElement) => HTMLElement | null;
  /** Where the focus goes when it has closed with the focus in it. */
  leave?: () => HTMLElement | null;
}

/** Finds what a Semi component opens in the page's place for popups, mends it, and sees to the focus. */
export function usePopup({ selector, mend, enter, leave }: PopupManners): Popup {
  const className = `zhilv-popup-${useId().replaceAll(/\W/g, '')}`;
  const portal = use(PortalRoot);
  const root: RefObject<HTMLElement | null> = useRef(portal);
  const open = useRef(false);
  useLayoutEffect(() => {
    root.current = portal;
  }, [portal]);
  const element = (): HTMLElement | null => root.current?.querySelector<HTMLElement>(selector ?? `.${className}`) ?? null;
  useMend(root, () => {
    const popup = element();
    if (popup !== null) mend(popup);
    if ((popup !== null) === open.current) return;
    open.current = popup !== null;
    if (popup !== null) enter?.(popup)?.focus({ preventScroll: true });
    // What had the focus has gone; elsewhere it was moved by a press, which means it.
    else if (document.activeElement === document.body) leave?.()?.focus();
  });
  return { className, element };
}
