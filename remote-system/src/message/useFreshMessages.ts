import { changes } from '@zhilv/platform';
import { useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { MESSAGES, type UnreadMessages } from './loadUnreadMessages.ts';

/** Spec §9. */
const POLL_MS = 120_000;

/**
 * Loads anew what the card shows: when messages were changed elsewhere in the console, and every two minutes while the
 * card can be seen. A hidden tab has no effects and a hidden window no timer; both catch up when they are shown again.
 * When the session is over it asks no more by itself: each time would ask the user to sign in (threats §10.7).
 */
export function useFreshMessages({ askedAt, revision, failure }: UnreadMessages): void {
  const { revalidate } = useRevalidator();
  const current = useSyncExternalStore(changes.subscribe, () => changes.revision(MESSAGES));

  useEffect(() => {
    if (current !== revision) void revalidate();
  }, [current, revision, revalidate]);

  const over = failure?.kind === 'expired';
  useEffect(() => {
    if (over) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(() => void revalidate(), Math.max(0, askedAt + POLL_MS - Date.now()));
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [over, askedAt, revalidate]);
}
