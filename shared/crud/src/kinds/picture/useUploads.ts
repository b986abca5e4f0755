import { messages } from '@zhilv/platform';
import { useEffect, useRef } from 'react';
import { randomId } from '../../random/randomId.ts';
import { moved } from '../../sequence/moved.ts';
import { entriesOf, type PictureEntry, type Unfinished } from './pictureEntries.ts';
import { pictureFault } from './pictureFault.ts';
import { stopUpload } from './pictureUploads.ts';
import { useUnfinishedPictures } from './useUnfinishedPictures.ts';

interface UploadsOptions {
  readonly value: unknown;
  /** How many pictures there may be; null where a further one takes the place of the one that is there. */
  readonly most: number | null;
  readonly onChange: (value: unknown) => void;
}

/** The pictures of a field, and what can be done with them. */
export interface Uploads {
  readonly entries: readonly PictureEntry[];
  /** Sends what is chosen; what is no picture, too large or too many is told. */
  readonly add: (chosen: readonly File[]) => void;
  readonly retry: (entry: Unfinished) => void;
  /** Takes the entry at this place away, and stops its upload. */
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

/** Uploads pictures one by one, in the place where each is to stand. An upload goes on while its tab is not shown. */
export function useUploads({ value, most, onChange }: UploadsOptions): Uploads {
  const several = most !== null;
  const entries = entriesOf(value);
  // An answer comes to the pictures as they are then.
  const latest = useRef(entries);

  const change = (next: readonly PictureEntry[]): void => {
    latest.current = next;
    onChange(several ? next : (next[0] ?? ''));
  };
  const replace = (upload: string, by: PictureEntry): void => {
    const isIt = (entry: PictureEntry): boolean => typeof entry !== 'string' && entry.upload === upload;
    if (latest.current.some(isIt)) change(latest.current.map((entry) => (isIt(entry) ? by : entry)));
  };

  useEffect(() => {
    latest.current = entriesOf(value);
  });
  useUnfinishedPictures(entries, replace);

  const add = (chosen: readonly File[]): void => {
    const faults = chosen.flatMap((file) => pictureFault(file) ?? []);
    const room = several ? most - latest.current.length : 1;
    const good = chosen.filter((file) => pictureFault(file) === null);
    if (faults.length > 0) messages.warning(`${faults.join('，')}，没有上传`);
    if (good.length > room) messages.warning(several ? `最多 ${most} 张图片，多出的没有上传` : '只能选择一张图片');
    const before = several ? undefined : addressBefore(latest.current[0]);
    const next = good.slice(0, room).map((file): Unfinished => ({ upload: randomId(), file, fault: null, before }));
    if (next.length === 0) return;
    if (!several) for (const entry of latest.current) if (typeof entry !== 'string') stopUpload(entry);
    change(several ? [...latest.current, ...next] : next);
  };

  return {
    entries,
    add,
    retry: (entry) => replace(entry.upload, { ...entry, upload: randomId(), fault: null }),
    remove: (index) => {
      const entry = latest.current[index];
      const before = typeof entry === 'object' ? entry.before : undefined;
      if (typeof entry === 'object') stopUpload(entry);
      const rest = before === undefined ? [] : [before];
      change([...latest.current.slice(0, index), ...rest, ...latest.current.slice(index + 1)]);
    },
    move: (from, to) => change(moved(latest.current, from, to)),
  };
}

const addressBefore = (entry: PictureEntry | undefined): string | undefined => (typeof entry === 'object' ? entry.before : entry);
