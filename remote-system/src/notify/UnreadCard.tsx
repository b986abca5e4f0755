import type { NotifyMessage } from '@zhilv/contract/system';
import { formatDateTime, formatNumber } from '@zhilv/format';
import { navigation, useLastLoaded } from '@zhilv/platform';
import { Card, CardFailure, CardNote } from '@zhilv/ui/card';
import { useLoaderData, useRevalidator } from 'react-router';
import { MESSAGES, type UnreadMessages } from './loadUnreadMessages.ts';
import styles from './UnreadCard.module.css';
import { useFreshMessages } from './useFreshMessages.ts';

/** The key of the page with the user's own messages. */
const MESSAGE_PAGE = 'system/notify/my/index';

/** Shows the number of the user's unread messages, and the newest of them. */
export function UnreadCard() {
  const latest: UnreadMessages = useLoaderData();
  useFreshMessages(latest);
  const { revalidate, state } = useRevalidator();
  const { failure } = latest;
  const shown = useLastLoaded(latest, MESSAGES);
  const { total, newest } = shown;
  const page = navigation.pathOf(MESSAGE_PAGE);
  return (
    <Card
      title="未读消息"
      link={page === null ? null : { label: '查看全部', href: page }}
      figure={total > 0 ? { value: formatNumber(total), unit: '条未读' } : null}
    >
      {failure && (
        <CardFailure
          {...failure}
          outdated={shown.failure === null}
          retrying={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      )}
      {!shown.failure && total === 0 && <CardNote>没有未读消息</CardNote>}
      {newest.length > 0 && <MessageList messages={newest} />}
    </Card>
  );
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
