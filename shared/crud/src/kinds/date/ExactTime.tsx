import { formatDateTime, formatRelative } from '@zhilv/format';
import { useNow } from '@zhilv/ui/time';
import styles from '../kinds.module.css';

/** Shows an instant (epoch ms). Hovering it tells how long ago it was, also when the page has been open for hours. */
export function ExactTime({ instant }: { instant: number }) {
  const now = useNow();
  return (
    <time className={styles['time']} dateTime={new Date(instant).toISOString()} title={formatRelative(instant, now)}>
      {formatDateTime(instant)}
    </time>
  );
}
