import type { DictEntry } from '../system/dict/allDictData.ts';
import { dictionaries } from './dictionaries.ts';

/**
 * Label and colour of a value that the delivered dictionary lacks: older back ends carry constants in their records
 * that their dictionaries do not know. Null for a value unknown here too. A selector offers delivered entries only.
 */
export function dictionaryFallback(dictType: string, value: string): DictEntry | null {
  const entry = dictionaries.find(({ type }) => type === dictType)?.entries.find(([known]) => known === value);
  if (entry === undefined) return null;
  const [, label, colorType] = entry;
  return { dictType, value, label, colorType, cssClass: '' };
}
