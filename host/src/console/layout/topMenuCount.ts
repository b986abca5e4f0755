/** The width of an entry of the top menu, in pixels. */
const ENTRY_PX = 85;

/** Gives how many entries of the first level the header shows in a window that is `width` pixels wide: as many as a third of it holds. */
export const topMenuCount = (width: number): number => Math.floor(width / 3 / ENTRY_PX);
