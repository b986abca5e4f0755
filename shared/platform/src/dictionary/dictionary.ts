import { allDictData, type DictEntry } from '@zhilv/contract/system';
import { call } from '../call/call.ts';
import type { CallOptions } from '../call/withReport.ts';
import { createStore } from '../store/store.ts';

// An object would not do instead of a map: a type may be called `__proto__`.
export const entriesByType = createStore<ReadonlyMap<string, readonly DictEntry[]>>(new Map());
const NONE: readonly DictEntry[] = [];

/** Holds the dictionaries of the back end, which are loaded at the start of a session. */
export const dictionary = {
  /** Loads all entries anew. @throws ApiError; the old entries stay then. */
  async load(options?: CallOptions): Promise<void> {
    applyEntries(await call(allDictData, {}, options));
  },
  /** Gives the entries of a type in their order, none for an unknown type. */
  entries: (type: string): readonly DictEntry[] => entriesByType.read().get(type) ?? NONE,
  subscribe: entriesByType.subscribe,
};

type DictValue = string | number | boolean | null | undefined;

/**
 * Finds the entry of a value; both are compared as text. For a value that the back end's dictionary lacks it gives the entry
 * that this product knows, once that table is loaded: `dictionary.subscribe` tells.
 */
export function dictEntry(type: string, value: DictValue): DictEntry | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const text = String(value);
  const delivered = dictionary.entries(type).find((entry) => entry.value === text);
  if (delivered !== undefined) return delivered;

  if (fallback === null) void loadFallback();
  return fallback?.(type, text) ?? undefined;
}

/** Gives the label of a value: the value itself if no dictionary knows it, empty text for none. */
export const dictLabel = (type: string, value: DictValue): string => dictEntry(type, value)?.label ?? String(value ?? '');

let fallback: ((type: string, value: string) => DictEntry | null) | null = null;

// Most sessions never need the table, so it is loaded when a value is first missed.
async function loadFallback(): Promise<void> {
  fallback = () => null;
  try {
    ({ dictionaryFallback: fallback } = await import('@zhilv/contract/dictionary'));
    entriesByType.write(new Map(entriesByType.read()));
  } catch {
    // Without the table a value is its own label.
  }
}

/** Replaces all dictionaries by a complete list of entries. */
export const applyEntries = (entries: readonly DictEntry[]): void => entriesByType.write(groupedByType(entries));

function groupedByType(entries: readonly DictEntry[]): ReadonlyMap<string, readonly DictEntry[]> {
  const byType = new Map<string, DictEntry[]>();
  for (const entry of entries) {
    const sameType = byType.get(entry.dictType);
    if (sameType === undefined) byType.set(entry.dictType, [entry]);
    else sameType.push(entry);
  }
  return byType;
}
