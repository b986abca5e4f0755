import { useState } from 'react';

/** An answer, or the reason why there is none. */
interface Loaded {
  readonly failure: unknown;
}

/**
 * Gives the last answer that was no failure, so that what somebody looks at stays when it cannot be loaded anew; before the
 * first such answer, the latest failure.
 *
 * @param subject tells what the answer is about; an answer about another subject is not kept
 */
export function useLastLoaded<Answer extends Loaded>(loaded: Answer, subject: string): Answer {
  const [last, setLast] = useState({ loaded, subject });
  if (loaded.failure !== null && last.loaded.failure === null && last.subject === subject) return last.loaded;
  // Set while rendering, as React recommends for what is made of an earlier value: the list never shows one frame of nothing.
  if (loaded !== last.loaded) setLast({ loaded, subject });
  return loaded;
}
