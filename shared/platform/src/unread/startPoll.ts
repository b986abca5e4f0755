import { platform } from '../configuration/configuration.ts';
import { online } from '../connection/online.ts';
import { inTurn, within } from '../turn/inTurn.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { changes } from '../store/changes.ts';
import type { Store } from '../store/store.ts';
import type { UnreadCount } from './UnreadCount.ts';

/** The number is asked for again after two minutes. */
const POLL_MS = 120_000;

/** After each failure it waits twice as long, and at most eight times. */
const LONGEST_WAIT = 8;

/** Storage tells other windows what was written within this time, in milliseconds. */
const HEARD_AFTER_MS = 1000;

interface Polled extends Store<UnreadCount> {
  /** Takes over what another window has learned. */
  readonly follow: () => void;
  /** Whether messages were changed since the latest call, or the session that it found over goes on. */
  readonly isOutdated: () => boolean;
  readonly ask: () => Promise<UnreadCount>;
}

/**
 * Asks every two minutes while the window can be seen and has a network, less often while the back end does not answer, and not before
 * it wants to be asked. Each window waits by itself; the first whose time has come asks, and the others hear of it and wait anew, so
 * that none has to take over from one that was closed. It stops when the session is over, because each call would ask the user to sign
 * in (docs/threats.md §10), and goes on when the user has signed in again in another window.
 *
 * @returns a function that ends it
 */
export function startPoll({ read, subscribe, follow, isOutdated, ask }: Polled): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = (): boolean => read().failure?.kind === 'expired' || sessionStore.read().phase === 'ended';

  const askIfDue = async (): Promise<void> => {
    follow();
    if (dueAt(read()) > Date.now()) return wait();
    await ask();
    // The next window has its turn when it finds the answer in storage.
    await new Promise((passed) => setTimeout(passed, HEARD_AFTER_MS));
  };
  const askInTurn = (): Promise<void> =>
    within(platform().environment.sessionTimeoutMs, (signal) =>
      inTurn({ name: 'zhilv.unread', signal, work: askIfDue, otherwise: askIfDue }),
    );
  const wait = (): void => {
    clearTimeout(timer);
    if (isOver() || document.visibilityState === 'hidden' || !online.read()) return;
    timer = setTimeout(() => void askInTurn(), Math.max(0, dueAt(read()) - Date.now()));
  };

  const onShown = (): void => {
    // A window that a browser keeps asleep is told nothing.
    follow();
    wait();
  };
  const onChanged = (): void => {
    if (isOutdated()) void ask();
    else wait();
  };

  follow();
  onChanged();
  const ends = [
    subscribe(wait),
    online.subscribe(wait),
    changes.subscribe(onChanged),
    sessionStore.subscribe(onChanged),
    listen(window, 'storage', follow),
    listen(document, 'visibilitychange', onShown),
  ];
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

const dueAt = ({ askedAt, failures, failure }: UnreadCount): number =>
  askedAt === 0 ? 0 : askedAt + Math.max(POLL_MS * Math.min(2 ** failures, LONGEST_WAIT), failure?.retryAfterMs ?? 0);

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
