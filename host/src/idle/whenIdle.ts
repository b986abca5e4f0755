/** The longest time that a page waits for an idle moment, in milliseconds: a press within it is answered soon enough. */
const IDLE_MS = 1000;

/** Settles when the browser has nothing better to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, 0);
  });
