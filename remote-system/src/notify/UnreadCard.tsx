import type { NotifyMessage } from '@zhilv/contract/system';
import { formatDateTime, formatNumber } from '@zhilv/format';
import { navigation, unreadMessages, useLastLoaded } from '@zhilv/platform';
import { Card, CardFailure, CardNote } from '@zhilv/ui/card';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { UnreadMessages } from './loadUnreadMessages.ts';
import styles from './UnreadCard.module.css';

/** The key of the page with the user's own messages. */
const MESSAGE_PAGE = 'system/notify/my/index';

/** Shows the number of the user's unread messages, and the newest of them. */
export function UnreadCard() {
  const latest: UnreadMessages = useLoaderData();
  const { isLoading, retry } = useNewerMessages(latest);
  const { failure } = latest;
  const shown = useLastLoaded(latest, MESSAGE_PAGE);
  const { total, newest } = shown;
  const page = navigation.pathOf(MESSAGE_PAGE);
  return (
    <Card
      title="未读消息"
      link={page === null ? null : { label: '查看全部', href: page }}
      figure={total > 0 ? { value: formatNumber(total), unit: '条未读' } : null}
    >
      {failure && (
        <CardFailure {...failure} outdated={shown.failure === null} retrying={isLoading} onRetry={() => void retry()} />
      )}
      {!shown.failure && total === 0 && <CardNote>没有未读消息</CardNote>}
      {newest.length > 0 && <MessageList messages={newest} />}
    </Card>
  );
}

/** Loads the messages anew when their number was asked for anew, in this window or another. */
function useNewerMessages({ askedAt: loadedAt }: UnreadMessages) {
  const { revalidate, state } = useRevalidator();
  const { askedAt } = useSyncExternalStore(unreadMessages.subscribe, unreadMessages.read);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (askedAt !== loadedAt) void revalidate();
  }, [askedAt, loadedAt, revalidate]);

  const retry = async (): Promise<void> => {
    setAsking(true);
    await unreadMessages.ask();
    setAsking(false);
  };
  return { isLoading: isAsking || state === 'loading', retry };
}

function MessageList({ messages }: { messages: readonly NotifyMessage[] }) {
  return (
    <ul className={styles['messages']}>
      {messages.map(({ id, templateNickname, templateContent, createTime }) => (
        <li key={String(id)} className={styles['message']}>
          <span className={styles['sender']}>{templateNickname}</span>
          <time className={styles['time']} dateTime={new Date(createTime).toISOString()}>
            {formatDateTime(createTime)}
          </time>
          <span className={styles['content']} title={templateContent}>
            {templateContent}
          </span>
        </li>
      ))}
    </ul>
  );
}
