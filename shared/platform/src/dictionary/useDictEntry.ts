import type { DictEntry } from '@zhilv/contract/system';
import { useSyncExternalStore } from 'react';
import { dictEntry, dictionary, entriesByType } from './dictionary.ts';

/** Gives the entry of a value and keeps it up to date; undefined while none is there, or when no dictionary knows the value. */
export function useDictEntry(type: string, value: string | number | boolean | null | undefined): DictEntry | undefined {
  // The hook watches the whole table, because the fallback makes a new entry each time.
  useSyncExternalStore(dictionary.subscribe, entriesByType.read, entriesByType.read);
  return dictEntry(type, value);
}
