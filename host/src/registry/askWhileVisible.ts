/** The part of a document that is used here. */
type Visibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** The browser's network, as far as the browser knows. */
interface Network extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly isOnline: () => boolean;
}

export interface AskWhileVisibleOptions {
  /** Asks once. It settles when the answer has been dealt with, and never rejects. */
  readonly ask: () => Promise<void>;
  /** Gives the time from the end of one call to the beginning of the next, in milliseconds. */
  readonly everyMs: () => number;
  readonly page?: Visibility;
  readonly network?: Network;
}

/**
 * Asks at intervals while the document is visible and has a network, and at once when that begins; never twice at a time.
 * @returns a function that ends it
 */
export function askWhileVisible(options: AskWhileVisibleOptions): () => void {
  const { ask, everyMs, page = document, network = browserNetwork() } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let ended = false;

  const mayAsk = (): boolean => !ended && page.visibilityState === 'visible' && network.isOnline();

  const plan = (): void => {
    clearTimeout(timer);
    if (mayAsk()) timer = setTimeout(() => void run(), everyMs());
  };
  const run = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    clearTimeout(timer);
    await ask();
    asking = false;
    plan();
  };
  const change = (): void => {
    if (mayAsk()) void run();
    else clearTimeout(timer);
  };

  page.addEventListener('visibilitychange', change);
  for (const event of NETWORK_EVENTS) network.addEventListener(event, change);
  plan();
  return () => {
    ended = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', change);
    for (const event of NETWORK_EVENTS) network.removeEventListener(event, change);
  };
}

const NETWORK_EVENTS = ['online', 'offline'] as const;

const browserNetwork = (): Network => ({
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  isOnline: () => navigator.onLine,
});
