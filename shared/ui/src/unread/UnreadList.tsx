import { CardFailure } from '../card/CardFailure.tsx';
import { CardNote } from '../card/CardNote.tsx';
import { useState } from 'react';
import { Skeleton } from '../plain/Skeleton.tsx';
import { UnreadItem } from './UnreadItem.tsx';
import styles from './UnreadList.module.css';
import type { UnreadListState } from './useUnreadList.ts';

export interface UnreadListProps {
  list: UnreadListState;
}

/** Lists unread messages, or says that there are none or why they cannot be had. A press opens one and marks it as read. */
export function UnreadList({ list: { shown, failure, loading, retry, markRead } }: UnreadListProps) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  return (
    <div className={styles['list']} aria-busy={loading}>
      {failure && (
        <div className={styles['failure']} role="alert">
          <CardFailure failure={failure} outdated={shown !== null} retrying={loading} onRetry={retry} />
        </div>
      )}
      {shown === null && failure === null && <ListSkeleton />}
      {shown?.length === 0 && failure === null && <CardNote>没有未读消息</CardNote>}
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
