import { useEffect, useRef } from 'react';
import { isUnfinished, type PictureEntry } from './pictureEntries.ts';
import { uploaded } from './pictureUploads.ts';

/**
 * Sends the pictures that are on their way, those of a draft that is opened again too, and tells what became of each. The fields of
 * pictures do so while they are shown; a form needs this where a field is not shown all the time, such as one in a popover. What becomes
 * of a picture while the form itself is not shown is told when it is again.
 *
 * @param values addresses and pictures that are on their way, in any order
 * @param onSettled is told the name of an upload and what stands in its place; each value may hold it, and several may
 */
export function useUnfinishedPictures(values: readonly unknown[], onSettled: (upload: string, by: PictureEntry) => void): void {
  const settle = useRef(onSettled);
  const awaited = useRef(new Set<string>());

  useEffect(
    () => () => {
      awaited.current = new Set();
    },
    [],
  );
  useEffect(() => {
    settle.current = onSettled;
    const own = awaited.current;
    for (const value of values)
      if (isUnfinished(value) && value.fault === null && !own.has(value.upload)) {
        own.add(value.upload);
        void uploaded(value).then((by) => awaited.current === own && settle.current(value.upload, by));
      }
  });
}
