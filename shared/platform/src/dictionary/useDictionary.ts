import type { DictEntry } from '@zhilv/contract/system';
import { useSyncExternalStore } from 'react';
import { dictionary } from './dictionary.ts';

/** The entries of a dictionary type in their order, kept up to date; empty for an unknown type. */
export function useDictionary(type: string): readonly DictEntry[] {
  const read = () => dictionary.entries(type);
  return useSyncExternalStore(dictionary.subscribe, read, read);
}
