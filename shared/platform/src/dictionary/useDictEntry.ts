import type { DictEntry } from '@zhilv/contract/system';
import { useSyncExternalStore } from 'react';
import { dictEntry, entriesByType } from './dictionary.ts';

/** The entry to show for a value, label and colour, kept up to date; undefined where no dictionary knows the value. */
export function useDictEntry(type: string, value: string | number | boolean | null | undefined): DictEntry | undefined {
  // The whole table, not the entry: the fallback makes its entries anew each time.
  useSyncExternalStore(entriesByType.subscribe, entriesByType.read, entriesByType.read);
  return dictEntry(type, value);
}
