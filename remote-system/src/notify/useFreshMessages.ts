import { changes } from '@zhilv/platform';
import { useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { MESSAGES, type UnreadMessages } from './loadUnreadMessages.ts';

/** The card asks again after two minutes. */
const POLL_MS = 120_000;

/**
 * Loads what the card shows anew when messages were changed elsewhere in the console, and every two minutes while the
 * card can be seen. A hidden tab has no effects and a hidden window no timer; both catch up when they are shown again.
 * It stops when the session is over, because each call would ask the user to sign in (docs/threats.md §10).
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
