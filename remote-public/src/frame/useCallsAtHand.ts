import { useEffect } from 'react';
import { contentCalls } from '../parts/call/contentCalls.ts';

/** A visitor does one of these with a link before pressing it. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'];

/** Loads the code that asks the server as soon as a visitor turns to a link, so that the next page has it at hand. */
export function useCallsAtHand(): void {
  useEffect(() => {
    const stop = new AbortController();
    const fetchCalls = (): void => {
      stop.abort();
      contentCalls().catch(() => {}); // The page that needs it tries again, and says so when it fails.
    };
    for (const intent of INTENTS) addEventListener(intent, fetchCalls, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, []);
}
