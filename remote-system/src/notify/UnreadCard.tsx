import { formatNumber } from '@zhilv/format';
import { navigation, unreadMessages } from '@zhilv/platform';
import { Card } from '@zhilv/ui/card';
import { MarkAllRead, UnreadList, useUnreadList } from '@zhilv/ui/unread';
import { useSyncExternalStore } from 'react';
import styles from './UnreadCard.module.css';

/** The key of the page with the user's own messages. */
const MESSAGE_PAGE = 'system/notify/my/index';

/** The card has room for so many. */
const MOST = 8;

/** Shows the number of the user's unread messages, and the newest of them, to be read there. */
export function UnreadCard() {
  const list = useUnreadList(MOST);
  const { count } = useSyncExternalStore(unreadMessages.subscribe, unreadMessages.read);
  const page = useSyncExternalStore(navigation.subscribe, () => navigation.pathOf(MESSAGE_PAGE));
  return (
    <Card
      title="未读消息"
      link={page === null ? null : { label: '查看全部', href: page }}
      figure={count !== null && count > 0 ? { value: formatNumber(count), unit: '条未读' } : null}
      action={<MarkAllRead list={list} />}
    >
      <div className={styles['list']}>
        <UnreadList list={list} />
      </div>
    </Card>
  );
}
