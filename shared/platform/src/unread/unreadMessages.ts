import { notifyMessage } from '@zhilv/contract/system';
import { call } from '../call/call.ts';
import { ApiError } from '../http/ApiError.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { changes } from '../store/changes.ts';
import { createStore } from '../store/store.ts';
import { keepCount, keptCount } from './keptCount.ts';
import { startPoll } from './startPoll.ts';
import { NEVER_ASKED, type UnreadCount } from './UnreadCount.ts';

/** An answer that is no older is taken as it is, in milliseconds. */
const RECENT_MS = 5_000;

/** Lists and buttons that mark messages as read announce it under this path. */
const MESSAGES = notifyMessage.myPage.path;

const store = createStore(NEVER_ASKED);

/** Whether storage holds what this window knows. */
let isKept = false;
let asking: Promise<UnreadCount> | null = null;
/** The revision of the messages that the latest call was to learn of. */
let askedRevision = 0;
/** The session in which it was made. */
let askedIn = sessionStore.read();
let followers = 0;
let endPoll = (): void => {};

/**
 * Tells how many unread messages the user has, the same in all windows. While anybody subscribes it is asked for every two minutes, by
 * one window for all of them, and at once when `changes` tells of messages.
 */
export const unreadMessages = {
  read: store.read,
  subscribe: (listener: () => void): (() => void) => {
    const stop = store.subscribe(listener);
    if (followers++ === 0) endPoll = startPoll({ read: store.read, subscribe: store.subscribe, follow, isOutdated, ask });
    return () => {
      stop();
      if (--followers === 0) endPoll();
    };
  },
  /** Asks now, by one call whatever the number of callers. It never fails: the count says what went wrong. */
  ask,
  /** Gives the answer of the last seconds, and asks where there is none. It never fails. */
  latest: (): Promise<UnreadCount> => {
    follow();
    const { askedAt } = store.read();
    return Date.now() - askedAt < RECENT_MS && !isOutdated() && asking === null ? Promise.resolve(store.read()) : ask();
  },
  /** Says that the user has opened the list: what is unread now is no news any more, in no window. */
  markSeen: (): void => {
    follow();
    const known = store.read();
    if (known.count !== null && known.seen !== known.count) take({ ...known, seen: known.count });
  },
};

const isOutdated = (): boolean => askedRevision !== changes.revision(MESSAGES) || isBack();

/** Whether the session that was over goes on: a session that goes on is another object. */
function isBack(): boolean {
  const session = sessionStore.read();
  return store.read().failure?.kind === 'expired' && session !== askedIn && session.phase === 'started';
}

function ask(): Promise<UnreadCount> {
  if (asking !== null) return isOutdated() ? asking.then(ask) : asking;
  askedRevision = changes.revision(MESSAGES);
  askedIn = sessionStore.read();
  asking = askOnce().finally(() => (asking = null));
  return asking;
}

async function askOnce(): Promise<UnreadCount> {
  const askedAt = Date.now();
  try {
    const count = await call(notifyMessage.getUnreadCount, {}, { quiet: true });
    // Another window may have told meanwhile that the list was opened.
    follow();
    return take({ count, seen: Math.min(store.read().seen, count), failure: null, failures: 0, askedAt });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, code, message, traceId, retryAfterMs } = error;
    follow();
    const { count, seen, failures } = store.read();
    return take({ count, seen, failure: { kind, code, message, traceId, retryAfterMs }, failures: failures + 1, askedAt });
  }
}

/** Takes over what another window has learned, and forgets everything when storage was emptied. */
function follow(): void {
  const known = store.read();
  const kept = keptCount();
  if (kept === null) {
    if (isKept) store.write(NEVER_ASKED);
    isKept = false;
    return;
  }
  isKept = true;
  if (kept.askedAt >= known.askedAt && JSON.stringify(kept) !== JSON.stringify(known)) store.write(kept);
}

function take(known: UnreadCount): UnreadCount {
  // A session that is over here may go on in another window, under other tokens.
  if (known.failure?.kind !== 'expired') isKept = keepCount(known);
  store.write(known);
  return known;
}
