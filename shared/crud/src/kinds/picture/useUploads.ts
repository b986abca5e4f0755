import { MOST_PICTURES } from '@zhilv/contract';
import { file as files } from '@zhilv/contract/infra';
import { ApiError, call, messages } from '@zhilv/platform';
import { useEffect, useRef } from 'react';
import { randomId } from '../../random/randomId.ts';
import { moved } from '../../sequence/moved.ts';
import { entriesOf, type PictureEntry, type Unfinished } from './pictureEntries.ts';
import { pictureFault } from './pictureFault.ts';

interface UploadsOptions {
  readonly value: unknown;
  /** Otherwise a further picture takes the place of the one that is there. */
  readonly several: boolean;
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
export function useUploads({ value, several, onChange }: UploadsOptions): Uploads {
  const entries = entriesOf(value);
  // An answer comes to the pictures as they are then.
  const latest = useRef(entries);
  // An upload is begun once; another try is another one.
  const begun = useRef(new Map<string, AbortController>());

  const change = (next: readonly PictureEntry[]): void => {
    latest.current = next;
    onChange(several ? next : (next[0] ?? ''));
  };
  const replace = (upload: string, by: PictureEntry): void =>
    change(latest.current.map((entry) => (typeof entry !== 'string' && entry.upload === upload ? by : entry)));

  const send = async (entry: Unfinished): Promise<void> => {
    const stopping = new AbortController();
    begun.current.set(entry.upload, stopping);
    try {
      const address = await call(files.upload, { file: entry.file }, { quiet: true, signal: stopping.signal });
      if (!stopping.signal.aborted) replace(entry.upload, address);
    } catch (error) {
      if (stopping.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      replace(entry.upload, { ...entry, fault: error.message });
    }
  };

  useEffect(() => {
    latest.current = entriesOf(value);
    // A draft that is opened again may have a picture that was on its way.
    for (const entry of latest.current)
      if (typeof entry !== 'string' && entry.fault === null && !begun.current.has(entry.upload)) void send(entry);
  });

  const add = (chosen: readonly File[]): void => {
    const faults = chosen.flatMap((file) => pictureFault(file) ?? []);
    const room = several ? MOST_PICTURES - latest.current.length : 1;
    const good = chosen.filter((file) => pictureFault(file) === null);
    if (faults.length > 0) messages.warning(`${faults.join('，')}，没有上传`);
    if (good.length > room) messages.warning(several ? `最多 ${MOST_PICTURES} 张图片，多出的没有上传` : '只能选择一张图片');
    const before = several ? undefined : addressBefore(latest.current[0]);
    const next = good.slice(0, room).map((file): Unfinished => ({ upload: randomId(), file, fault: null, before }));
    if (next.length === 0) return;
    if (!several) for (const stopping of begun.current.values()) stopping.abort();
    change(several ? [...latest.current, ...next] : next);
  };

  return {
    entries,
    add,
    retry: (entry) => replace(entry.upload, { ...entry, upload: randomId(), fault: null }),
    remove: (index) => {
      const entry = latest.current[index];
      const before = typeof entry === 'object' ? entry.before : undefined;
      if (typeof entry === 'object') begun.current.get(entry.upload)?.abort();
      const rest = before === undefined ? [] : [before];
      change([...latest.current.slice(0, index), ...rest, ...latest.current.slice(index + 1)]);
    },
    move: (from, to) => change(moved(latest.current, from, to)),
  };
}

const addressBefore = (entry: PictureEntry | undefined): string | undefined => (typeof entry === 'object' ? entry.before : entry);
