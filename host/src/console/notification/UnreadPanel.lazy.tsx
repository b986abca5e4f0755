import { navigation, unreadMessages } from '@zhilv/platform';
import { Popover } from '@zhilv/ui/popover';
import { MarkAllRead, UnreadList, useUnreadList } from '@zhilv/ui/unread';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './UnreadPanel.module.css';

/** The key of the page with the user's own messages, which a remote brings. */
const MESSAGE_PAGE = 'system/notify/my/index';

/** The list has room for so many; all others are on the page of messages. */
const MOST = 20;

export interface UnreadPanelProps {
  /** The button that it opens at. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Lists the newest unread messages at the bell. A press opens one and marks it as read. */
export function UnreadPanel({ anchor, onClose }: UnreadPanelProps) {
  const list = useUnreadList(MOST);
  // What stands in the list is no news any more.
  const { shown, failure } = list;
  useEffect(() => {
    if (shown !== null && failure === null) unreadMessages.markSeen();
  }, [shown, failure]);

  const isAsking = useRef(false);
  const path = useSyncExternalStore(navigation.subscribe, () => navigation.pathOf(MESSAGE_PAGE));

  const askToMarkAll = async (): Promise<void> => {
    isAsking.current = true;
    await list.markAll();
    isAsking.current = false;
  };
  return (
    // A press on the question is no press elsewhere.
    <Popover anchor={anchor} label="未读消息" onClose={() => isAsking.current || onClose()}>
      <div className={styles['panel']}>
        <header className={styles['header']}>
          <h2 className={styles['title']}>未读消息</h2>
          <MarkAllRead list={{ ...list, markAll: askToMarkAll }} />
        </header>
        <div className={styles['body']}>
          <UnreadList list={list} />
        </div>
        {path !== null && (
          <a className={styles['all']} href={path} onClick={onClose}>
            查看全部
          </a>
        )}
      </div>
    </Popover>
  );
}
