import { createContext } from 'react';

/** Opens the page around it afresh, from the release that is in force by then; null where no tab is around. */
export const ReopenContext = createContext<(() => Promise<void>) | null>(null);
