import { messageStore } from '@zhilv/platform';
import { useSyncExternalStore } from 'react';
import styles from './Messages.module.css';
import { MessageCard } from './MessageCard.tsx';

/** Renders what `messages` of platform says, newest last. A shell mounts it once. */
export function Messages() {
  const shown = useSyncExternalStore(messageStore.subscribe, messageStore.read, messageStore.read);
  // Both regions are there from the start: assistive technology announces what is added to a region it knows.
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
