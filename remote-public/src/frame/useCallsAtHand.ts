import { useEffect } from 'react';
import { siteCalls } from '../parts/siteCalls.ts';

/** What a visitor does with a link before pressing it. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'];

/** Has at hand what the next page asks the server with, once its visitor moves. */
export function useCallsAtHand(): void {
  useEffect(() => {
    const stop = new AbortController();
    const fetchCalls = (): void => {
      stop.abort();
      siteCalls().catch(() => {}); // The page that needs it tries again, and says so when it fails.
    };
    for (const intent of INTENTS) addEventListener(intent, fetchCalls, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, []);
}
