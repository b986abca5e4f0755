/** A picture that has been chosen and is not with the back end yet. It stands in the form's value, so that the form is not saved without it. */
export interface Unfinished {
  /** Tells it from others, also in a copy of it. */
  readonly upload: string;
  readonly file: File;
  /** Why it was not taken; null while it is on its way. */
  readonly fault: string | null;
  /** The picture in whose place it is to come. */
  readonly before?: string | undefined;
}

/** The address of a picture, or one that has none yet. */
export type PictureEntry = string | Unfinished;

/** Whether this is a picture that has no address yet. */
export const isUnfinished = (value: unknown): value is Unfinished =>
  typeof value === 'object' && value !== null && 'upload' in value && 'file' in value && value.file instanceof File;

/** Reads a form's value: one entry, several, or none. A history keeps several addresses as lines. */
export const entriesOf = (value: unknown): readonly PictureEntry[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : typeof value === 'string' ? value.split('\n') : [value]).filter(
    (one): one is PictureEntry => isUnfinished(one) || (typeof one === 'string' && one.trim() !== ''),
  );

/** Gives each entry a key by which its place is found again when others come, go or move. */
export function keyed(entries: readonly PictureEntry[]): readonly (readonly [key: string, entry: PictureEntry])[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    if (typeof entry !== 'string') return [entry.upload, entry];
    const times = (seen.get(entry) ?? 0) + 1;
    seen.set(entry, times);
    return [`${entry} ${times}`, entry];
  });
}
