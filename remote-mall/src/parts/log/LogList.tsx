import { formatDateTime } from '@zhilv/format';
import styles from './LogList.module.css';

/** Something that happened to a record. */
interface LogEntry {
  readonly content: string;
  /** Epoch ms. */
  readonly createTime: number;
  /** Who did it, in words; null where that goes without saying. */
  readonly by: string | null;
}

export interface LogListProps {
  label: string;
  /** In any order. */
  entries: readonly LogEntry[];
}

/** Tells what happened to a record, the latest first. */
export function LogList({ label, entries }: LogListProps) {
  // Back ends give the oldest first, and several of one second in the order in which they happened.
  const latestFirst = entries
    .map((entry, place) => ({ ...entry, place }))
    .sort((one, other) => other.createTime - one.createTime || other.place - one.place);
  return (
    <ol className={styles['logs']} aria-label={label}>
      {latestFirst.map(({ content, createTime, by, place }) => (
        <li key={place} className={styles['log']}>
          <span className={styles['content']}>{content}</span>
          <span className={styles['note']}>
            <time dateTime={new Date(createTime).toISOString()}>{formatDateTime(createTime)}</time>
            {by !== null && <span>{by}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
