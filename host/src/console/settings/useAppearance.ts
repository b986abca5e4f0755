import { type Appearance, followAppearance, storedAppearance } from '@zhilv/site/appearance';
import { useSyncExternalStore } from 'react';

/** The appearance that is chosen on this browser, in whichever window. */
export const useAppearance = (): Appearance => useSyncExternalStore(followAppearance, storedAppearance);
