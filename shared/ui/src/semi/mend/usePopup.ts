import { type RefObject, use, useId, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../focus/focusedIn.ts';
import { PortalRoot } from '../../root/PortalRoot.ts';
import { useMend } from './useMend.ts';

/** A part that a Semi component opens beside itself. */
export interface Popup {
  /** The class to pass to Semi for the popup. */
  readonly className: string;
  /** Gives the popup's element; null while it is closed. */
  readonly element: () => HTMLElement | null;
}

export interface PopupManners {
  /** The selector of the popup, where Semi takes no class for it. */
  selector?: string;
  /** Mends the popup, as in `useMend`. */
  mend?: (popup: HTMLElement) => void;
  /** Gives the element that gets the focus when it has opened. Semi leaves the focus where nothing in the popup can be reached. */
  enter?: (popup: HTMLElement) => HTMLElement | null;
  /** Gives the element that gets the focus when it has closed with the focus in it. */
  leave?: () => HTMLElement | null;
}

/** Finds the popup of a Semi component in the page's place for popups, mends it and moves the focus. */
export function usePopup({ selector, mend, enter, leave }: PopupManners = {}): Popup {
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
    if (popup !== null) mend?.(popup);
    if ((popup !== null) === open.current) return;
    open.current = popup !== null;
    if (popup !== null) enter?.(popup)?.focus({ preventScroll: true });
    // The focus is lost if its element went with the popup. A focus elsewhere was moved by a press and stays.
    else if (isFocusLost()) leave?.()?.focus();
  });
  return { className, element };
}
