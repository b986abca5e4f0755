import { formatDateTime, formatRelative } from '@zhilv/format';
import { useNow } from './useNow.ts';

export interface RelativeTimeProps {
  /** In epoch ms. */
  instant: number;
  className?: string | undefined;
}

/** Says how long ago something was, and goes on saying so: 刚刚, 3 分钟前. The exact time shows on hover. */
export function RelativeTime({ instant, className }: RelativeTimeProps) {
  const now = useNow();
  return (
    <time className={className} dateTime={new Date(instant).toISOString()} title={formatDateTime(instant)}>
      {formatRelative(instant, now)}
    </time>
  );
}
