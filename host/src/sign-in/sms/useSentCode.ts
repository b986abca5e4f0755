import { useEffect, useState } from 'react';
import { forgetStoredCode, keepSentCode, readSentCode, secondsLeft } from './sentCode.ts';

let newest = readSentCode(sessionStorage);

/** Counts the seconds down until a phone may be sent another code, for all forms of the document alike. */
export function useSentCode(mobile: string) {
  const [now, setNow] = useState(Date.now);
  const seconds = secondsLeft(newest, mobile, now);
  const counting = seconds > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [counting]);

  function begin(): void {
    newest = { mobile, time: Date.now() };
    keepSentCode(sessionStorage, newest);
    setNow(Date.now());
  }

  return { seconds, begin };
}

/** The phone that a code was sent to in this window, so that nobody types it again after a reload. */
export const lastMobile = (): string => newest?.mobile ?? '';

/** Forgets the phone when its code has served, for somebody else may be the next to sign in in this window. */
export function forgetMobile(): void {
  newest = null;
  forgetStoredCode(sessionStorage);
}
