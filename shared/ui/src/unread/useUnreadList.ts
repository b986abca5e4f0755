import { type NotifyMessage, notifyMessage } from '@zhilv/contract/system';
import { ApiError, call, changes, confirm, messages, online, unreadMessages } from '@zhilv/platform';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

/** What a list of unread messages shows, and what can be done in it. */
export type UnreadListState = ReturnType<typeof useUnreadList>;

interface Loaded {
  /** Null before the first answer. Messages that were read in the list stay until it goes or is hidden. */
  readonly shown: readonly NotifyMessage[] | null;
  readonly failure: ApiError | null;
}

/**
 * Loads the newest unread messages, anew whenever their number was asked for anew and when a list that failed finds the network back,
 * and marks them as read.
 * @param most the list has room for so many; all others are on the page of messages
 */
export function useUnreadList(most: number) {
  const { askedAt } = useSyncExternalStore(unreadMessages.subscribe, unreadMessages.read);
  const [{ shown, failure }, setLoaded] = useState<Loaded>({ shown: null, failure: null });
  const [loading, setLoading] = useState(true);
  const [isMarking, setMarking] = useState(false);
  const loadedAt = useRef<number | 'loading' | null>(null);

  const load = async (): Promise<void> => {
    if (loadedAt.current === 'loading') return;
    loadedAt.current = 'loading';
    setLoading(true);
    const [newest, counted] = await Promise.all([askForNewest(most), unreadMessages.latest()]);
    loadedAt.current = counted.askedAt;
    setLoading(false);
    setLoaded((before) =>
      newest instanceof ApiError
        ? { ...before, failure: newest }
        : { shown: withReadOnes(newest, before.shown ?? []), failure: null },
    );
  };

  const loadNewer = useEffectEvent((than: number) => {
    if (loadedAt.current !== than) void load();
  });
  useEffect(() => loadNewer(askedAt), [askedAt]);

  const loadFailed = useEffectEvent(() => {
    if (online.read() && failure !== null) void load();
  });
  useEffect(() => {
    loadFailed();
    return online.subscribe(() => loadFailed());
  }, []);

  useEffect(
    () => () => setLoaded((before) => ({ ...before, shown: before.shown?.filter(({ readStatus }) => !readStatus) ?? null })),
    [],
  );

  const setRead = (isRead: (message: NotifyMessage) => boolean): void => {
    setLoaded((before) => ({
      ...before,
      shown: before.shown?.map((one) => (isRead(one) ? { ...one, readStatus: true } : one)) ?? null,
    }));
    changes.announce(notifyMessage.myPage.path);
  };

  return {
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
async function askForNewest(size: number): Promise<readonly NotifyMessage[] | ApiError> {
  try {
    return await call(notifyMessage.getUnreadList, { size }, { quiet: true });
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
