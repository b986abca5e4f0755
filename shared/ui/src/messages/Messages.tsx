import { messageStore } from '@zhilv/platform';
import { useSyncExternalStore } from 'react';
import styles from './Messages.module.css';
import { MessageCard } from './MessageCard.tsx';

/** Renders the messages of platform's `messages`, newest last. A shell mounts it once. */
export function Messages() {
  const shown = useSyncExternalStore(messageStore.subscribe, messageStore.read, messageStore.read);
  // Both regions exist from the start, for screen readers announce only additions to a region that they know.
  return (
    <div className={styles['stack']}>
      <div role="status" aria-live="polite" className={styles['region']}>
        {shown
          .filter(({ level }) => level === 'success' || level === 'warning')
          .map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
      </div>
      <div role="alert" aria-live="assertive" className={styles['region']}>
        {shown
          .filter(({ level }) => level === 'error' || level === 'notice')
          .map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
      </div>
    </div>
  );
}
