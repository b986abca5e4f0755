import { formatDay } from './formatDay.ts';

/** The day something was published; nothing where it is not known. */
export function PublishDay({ instant }: { readonly instant: number | null | undefined }) {
  if (instant === null || instant === undefined) return null;
  const day = formatDay(instant);
  return <time dateTime={day}>{day}</time>;
}
