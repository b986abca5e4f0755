import type { NotifyMessage } from '@zhilv/contract/system';
import { useDictEntry } from '@zhilv/platform';
import { EntryTag } from '../tag/EntryTag.tsx';
import { RelativeTime } from '../time/RelativeTime.tsx';
import { useId } from 'react';
import styles from './UnreadItem.module.css';

export interface UnreadItemProps {
  message: NotifyMessage;
  /** Whether it is shown whole. */
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Shows a message by its first lines, and whole when it is pressed. */
export function UnreadItem({ message, open, onToggle }: UnreadItemProps) {
  const { templateNickname, templateContent, templateType, readStatus, createTime } = message;
  const type = useDictEntry('system_notify_template_type', templateType);
  const contentId = useId();
  return (
    <li className={styles['item']} data-unread={!readStatus || undefined}>
      <button
        type="button"
        className={styles['button']}
        aria-expanded={open}
        aria-controls={contentId}
        onClick={() => onToggle(!open)}
      >
        <span className={styles['mark']} role="img" aria-label={readStatus ? '已读' : '未读'} />
        <span className={styles['sender']}>{templateNickname}</span>
        {type !== undefined && <EntryTag entry={type} />}
        <RelativeTime className={styles['time']} instant={createTime} />
        {!open && (
          <span id={contentId} className={styles['beginning']}>
            {templateContent}
          </span>
        )}
      </button>
      {/* Text within a button could not be selected. */}
      {open && (
        <p id={contentId} className={styles['content']}>
          {templateContent}
        </p>
      )}
    </li>
  );
}
