/** The part of a document that is used here. */
type Visibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

export interface AskWhileVisibleOptions {
  /** Asks once. It settles when the answer has been dealt with, and never rejects. */
  readonly ask: () => Promise<void>;
  /** The time from the end of one call to the beginning of the next, in milliseconds. */
  readonly everyMs: number;
  readonly page?: Visibility;
}

/**
 * Asks at intervals while the document is visible, and at once when it becomes visible; never twice at a time.
 * @returns a function that ends it
 */
export function askWhileVisible({ ask, everyMs, page = document }: AskWhileVisibleOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let ended = false;

  const plan = (): void => {
    clearTimeout(timer);
    if (!ended && page.visibilityState === 'visible') timer = setTimeout(() => void run(), everyMs);
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
    if (page.visibilityState === 'visible') void run();
    else clearTimeout(timer);
  };

  page.addEventListener('visibilitychange', change);
  plan();
  return () => {
    ended = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', change);
  };
}
