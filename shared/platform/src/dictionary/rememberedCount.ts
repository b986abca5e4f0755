import { platform } from '../configuration/configuration.ts';

/** The head script of a document reads it, to know whether it may ask for the dictionaries ahead. */
const KEY = 'zhilv.dictionaries';
const FEW = 'few';

/** So many entries are packed to some twenty kilobytes. A back end as it is delivered has a few hundred. */
const MOST_OF_FEW = 2000;

/** Whether the dictionaries had so few entries last time that nothing has to wait for them. */
export const wereFew = (): boolean => platform().environment.storage.getItem(KEY) === FEW;

/** Remembers for the next document how many entries the dictionaries have. */
export function rememberCount(count: number): void {
  const { storage } = platform().environment;
  const size = count <= MOST_OF_FEW ? FEW : 'many';
  if (storage.getItem(KEY) === size) return;
  try {
    storage.setItem(KEY, size);
  } catch {
    // The storage is full: the next document asks for them when a page first shows one.
  }
}
