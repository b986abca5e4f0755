/** Calls `act` after the next paint: a frame is painted after its callbacks, so a timeout that one of them sets comes after the paint. */
export const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act, 0));
