import { followPresence, type Surroundings } from './presence.ts';

export interface AskWhileVisibleOptions extends Surroundings {
  /** Asks once. It settles when the answer has been dealt with, and never rejects. */
  readonly ask: () => Promise<void>;
  /** Gives the time from the end of one call to the beginning of the next, in milliseconds. */
  readonly everyMs: () => number;
}

/**
 * Asks at intervals while the document is visible and has a network, and at once when that begins; never twice at a time.
 * @returns a function that ends it
 */
export function askWhileVisible({ ask, everyMs, ...surroundings }: AskWhileVisibleOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let ended = false;

  const mayAsk = (): boolean => !ended && presence.isPresent();

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

  const presence = followPresence(change, surroundings);
  plan();
  return () => {
    ended = true;
    clearTimeout(timer);
    presence.end();
  };
}
