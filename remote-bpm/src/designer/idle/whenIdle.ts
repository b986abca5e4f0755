/** The longest time to wait for an idle moment, in milliseconds: whoever saves before it waits for the report. */
const IDLE_MS = 2000;

/** Settles after the next paint, when the browser has nothing better to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, 0);
  });
