import { createContext } from 'react';

/** Carries the element that dialogs of this page are drawn into; null outside a `UiRoot`. */
export const PortalRoot = createContext<HTMLElement | null>(null);
