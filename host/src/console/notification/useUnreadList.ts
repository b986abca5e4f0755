import { type NotifyMessage, notifyMessage } from '@zhilv/contract/system';
import { ApiError, call, changes, confirm, messages, unreadMessages } from '@zhilv/platform';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

/** The list has room for so many; all others are on the page of messages. */
const NEWEST = 20;

interface Loaded {
  /** Null before the first answer. Messages that were read in the list stay until it is closed. */
  readonly shown: readonly NotifyMessage[] | null;
  readonly failure: ApiError | null;
}

/** Loads the newest unread messages, anew whenever their number was asked for anew, and marks them as read. */
export function useUnreadList() {
  const { askedAt } = useSyncExternalStore(unreadMessages.subscribe, unreadMessages.read);
  const [{ shown, failure }, setLoaded] = useState<Loaded>({ shown: null, failure: null });
  const [loading, setLoading] = useState(true);
  const [isMarking, setMarking] = useState(false);
  const loadedAt = useRef<number | 'loading' | null>(null);

  const load = async (): Promise<void> => {
    if (loadedAt.current === 'loading') return;
    loadedAt.current = 'loading';
    setLoading(true);
    const [newest, counted] = await Promise.all([askForNewest(), unreadMessages.latest()]);
    loadedAt.current = counted.askedAt;
    setLoading(false);
    setLoaded((before) =>
      newest instanceof ApiError
        ? { ...before, failure: newest }
        : { shown: withReadOnes(newest, before.shown ?? []), failure: null },
    );
    if (!(newest instanceof ApiError)) unreadMessages.markSeen();
  };

  const loadNewer = useEffectEvent((than: number) => {
    if (loadedAt.current !== than) void load();
  });
  useEffect(() => loadNewer(askedAt), [askedAt]);

  const setRead = (isRead: (message: NotifyMessage) => boolean): void => {
    setLoaded((before) => ({
      ...before,
      shown: before.shown?.map((one) => (isRead(one) ? { ...one, readStatus: true } : one)) ?? null,
    }));
    changes.announce(notifyMessage.myPage.path);
  };

  return {
    /** The time for which the messages are shown, in epoch milliseconds. */
    shown,
    failure,
    loading,
    retry: () => void load(),
    /** Marks a message as read. The message can be read whatever comes of this. */
    markRead: async ({ id, readStatus }: NotifyMessage): Promise<void> => {
      if (readStatus) return;
      if (await succeeds(call(notifyMessage.updateRead, { ids: [id] }))) setRead((one) => one.id === id);
    },
    isMarking,
    /** Marks all as read when the user confirms. */
    markAll: async (): Promise<void> => {
      if (!(await confirm({ content: '将把您的全部未读站内信标为已读，确定继续吗？' }))) return;
      setMarking(true);
      if (await succeeds(call(notifyMessage.updateAllRead, {}))) {
        setRead(() => true);
        messages.success('已将全部站内信标为已读');
      }
      setMarking(false);
    },
  };
}

/** Asks for the messages, or for what went wrong. */
async function askForNewest(): Promise<readonly NotifyMessage[] | ApiError> {
  try {
    return await call(notifyMessage.getUnreadList, { size: NEWEST }, { quiet: true });
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Whether a call succeeds; the user has been told why it does not. */
async function succeeds(calling: Promise<unknown>): Promise<boolean> {
  try {
    await calling;
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Adds the messages that were read in the list to those that are unread now. */
function withReadOnes(unread: readonly NotifyMessage[], shown: readonly NotifyMessage[]): readonly NotifyMessage[] {
  const read = shown.filter(({ readStatus }) => readStatus);
  const ids = new Set(read.map(({ id }) => id));
  return [...unread.filter(({ id }) => !ids.has(id)), ...read].sort((one, other) => other.createTime - one.createTime);
}
