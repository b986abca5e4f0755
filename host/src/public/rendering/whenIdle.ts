/** The longest that a page waits for an idle moment, milliseconds; whoever presses something then is soon answered. */
const IDLE_MS = 1000;

/** Settles when the browser has nothing better to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such call.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, 0);
  });
