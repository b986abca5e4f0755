import { navigation } from '@zhilv/platform';
import { CardFailure, CardNote } from '@zhilv/ui/card';
import { PlainButton } from '@zhilv/ui/plain/button';
import { Skeleton } from '@zhilv/ui/plain/skeleton';
import { Popover } from '@zhilv/ui/popover';
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { UnreadItem } from './UnreadItem.tsx';
import styles from './UnreadPanel.module.css';
import { useUnreadList } from './useUnreadList.ts';

/** The key of the page with the user's own messages, which a remote brings. */
const MESSAGE_PAGE = 'system/notify/my/index';

export interface UnreadPanelProps {
  /** The button that it opens at. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Lists the newest unread messages at the bell. A press opens one and marks it as read. */
export function UnreadPanel({ anchor, onClose }: UnreadPanelProps) {
  const { shown, failure, loading, retry, markRead, isMarking, markAll } = useUnreadList();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const isAsking = useRef(false);
  const path = useSyncExternalStore(navigation.subscribe, () => navigation.pathOf(MESSAGE_PAGE));

  const askToMarkAll = async (): Promise<void> => {
    isAsking.current = true;
    await markAll();
    isAsking.current = false;
  };
  return (
    // A press on the question is no press elsewhere.
    <Popover anchor={anchor} label="未读消息" onClose={() => isAsking.current || onClose()}>
      <div className={styles['panel']}>
        <header className={styles['header']}>
          <h2 className={styles['title']}>未读消息</h2>
          {shown?.some(({ readStatus }) => !readStatus) === true && (
            <PlainButton kind="quiet" busy={isMarking} onClick={() => void askToMarkAll()}>
              全部已读
            </PlainButton>
          )}
        </header>
        <div className={styles['body']} aria-busy={loading}>
          {failure && (
            <div className={styles['failure']} role="alert">
              <CardFailure
                message={failure.message}
                traceId={failure.traceId}
                outdated={shown !== null}
                retrying={loading}
                onRetry={retry}
              />
            </div>
          )}
          {shown === null && failure === null && <ListSkeleton />}
          {shown?.length === 0 && <CardNote>没有未读消息</CardNote>}
          {shown !== null && shown.length > 0 && (
            <ul className={styles['messages']}>
              {shown.map((message) => (
                <UnreadItem
                  key={String(message.id)}
                  message={message}
                  open={openedId === String(message.id)}
                  onToggle={(open) => {
                    setOpenedId(open ? String(message.id) : null);
                    if (open) void markRead(message);
                  }}
                />
              ))}
            </ul>
          )}
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

const ListSkeleton = () => (
  <div className={styles['skeleton']}>
    {[180, 140, 160].map((width) => (
      <div key={width} className={styles['skeletonItem']}>
        <Skeleton width={`${width}px`} />
        <Skeleton />
      </div>
    ))}
  </div>
);
