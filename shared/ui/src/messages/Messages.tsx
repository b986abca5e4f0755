import { type Message, messageStore } from '@zhilv/platform';
import { useState, useSyncExternalStore } from 'react';
import { classList } from '../plain/classList.ts';
import styles from './Messages.module.css';
import { MessageCard } from './MessageCard.tsx';

/** At most so many messages show at a time; older ones are folded. */
const AT_A_TIME = 3;

/** Renders the messages of platform's `messages`, newest last. A shell mounts it once. */
export function Messages() {
  const all = useSyncExternalStore(messageStore.subscribe, messageStore.read, messageStore.read);
  const [unfolded, setUnfolded] = useState(false);
  const behind = all.slice(0, -AT_A_TIME);
  const open = unfolded && behind.length > 0;
  // The next crowd of messages begins folded.
  if (unfolded !== open) setUnfolded(open);
  const cards = (belongs: (message: Message) => boolean) =>
    all
      .filter(belongs)
      .map((message) => (
        <MessageCard key={message.id} message={message} folded={!open && behind.includes(message)} lasting={open} />
      ));
  // Both regions exist from the start, for screen readers announce only additions to a region that they know.
  return (
    <div className={classList(styles['stack'], open && styles['open'])}>
      <div role="status" aria-live="polite" className={styles['region']}>
        {cards(isQuiet)}
      </div>
      <div role="alert" aria-live="assertive" className={styles['region']}>
        {cards((message) => !isQuiet(message))}
      </div>
      {behind.length > 0 && (
        <div className={styles['fold']}>
          <button type="button" aria-expanded={open} onClick={() => setUnfolded(!open)}>
            {open ? '收起' : `还有 ${behind.length} 条消息`}
          </button>
          <button type="button" onClick={() => all.forEach(({ id }) => messageStore.close(id))}>
            全部关闭
          </button>
        </div>
      )}
    </div>
  );
}

const isQuiet = ({ level }: Message): boolean => level === 'success' || level === 'warning';
