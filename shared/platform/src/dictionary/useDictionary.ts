import type { DictEntry } from '@zhilv/contract/system';
import { useSyncExternalStore } from 'react';
import { dictionary } from './dictionary.ts';

/** Gives the entries of a dictionary type in their order and keeps them up to date; none for an unknown type. */
export function useDictionary(type: string): readonly DictEntry[] {
  const read = () => dictionary.entries(type);
  return useSyncExternalStore(dictionary.subscribe, read, read);
}
