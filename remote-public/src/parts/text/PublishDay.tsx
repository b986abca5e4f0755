import { formatDay } from './formatDay.ts';

interface PublishDayProps {
  /** Epoch milliseconds. */
  readonly instant: number | null | undefined;
  readonly className?: string | undefined;
}

/** The day something was published; nothing where it is not known. */
export function PublishDay({ instant, className }: PublishDayProps) {
  if (instant === null || instant === undefined) return null;
  const day = formatDay(instant);
  return (
    <time className={className} dateTime={day}>
      {day}
    </time>
  );
}
