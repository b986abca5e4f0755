import { createContext } from 'react';

/** The element that dialogs of this page are drawn into; null outside a `UiRoot`. */
export const PortalRoot = createContext<HTMLElement | null>(null);
