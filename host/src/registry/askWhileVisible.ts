/** The part of a document that is used here. */
type Visibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

export interface AskWhileVisibleOptions {
  /** Settles when the answer has been dealt with; never rejects. */
  readonly ask: () => Promise<void>;
  /** The time from the end of one asking to the next. */
  readonly everyMs: number;
  readonly page?: Visibility;
}

/** Asks again and again while the document is visible, and at once when it becomes so; never twice at a time. @returns ends it */
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
