import { changes, online, useSession } from '@zhilv/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { MESSAGES, type UnreadMessages } from './loadUnreadMessages.ts';

/** The card asks again after two minutes. */
const POLL_MS = 120_000;

/** After each failure it waits twice as long, and at most eight times. */
const LONGEST_WAIT = 8;

/**
 * Loads what the card shows anew when messages were changed elsewhere in the console, and every two minutes while the card can be seen
 * and has a network, less often while the back end does not answer, and not before it wants to be asked. A hidden tab has no effects
 * and a hidden window no timer; both catch up when they are shown again. It stops when the session is over, because each call would ask
 * the user to sign in (docs/threats.md §10), and goes on when the user has signed in again in another window.
 */
export function useFreshMessages({ askedAt, revision, failure }: UnreadMessages): void {
  const { revalidate } = useRevalidator();
  const current = useSyncExternalStore(changes.subscribe, () => changes.revision(MESSAGES));

  useEffect(() => {
    if (current !== revision) void revalidate();
  }, [current, revision, revalidate]);

  // Failures in a row up to the answer of that time; no two answers are asked for in one millisecond.
  const session = useSession();
  const [counted, setCounted] = useState({ askedAt, session, failures: failure === null ? 0 : 1 });
  if (counted.askedAt !== askedAt) setCounted({ askedAt, session, failures: failure === null ? 0 : counted.failures + 1 });
  const waitMs = Math.max(POLL_MS * Math.min(2 ** counted.failures, LONGEST_WAIT), failure?.retryAfterMs ?? 0);

  const over = failure?.kind === 'expired';
  const isBack = over && counted.askedAt === askedAt && session !== counted.session && session.phase === 'started';
  useEffect(() => {
    if (isBack) void revalidate();
  }, [isBack, revalidate]);
  useEffect(() => {
    if (over) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden' || !online.read()) return;
      timer = setTimeout(() => void revalidate(), Math.max(0, askedAt + waitMs - Date.now()));
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    const stopListening = online.subscribe(wait);
    return () => {
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', wait);
    };
  }, [over, askedAt, waitMs, revalidate]);
}
