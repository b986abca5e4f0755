import { useMedia } from '../media/useMedia.ts';

/** Below 992 px the layout is that of a phone. */
const NARROW = '(max-width: 991px)';

/** Tells whether the window is narrower than 992 px, and renders anew when that changes. */
export const useNarrowWindow = (): boolean => useMedia(NARROW);
