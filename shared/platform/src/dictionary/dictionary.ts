import { dictData, type DictEntry } from '@zhilv/contract/system';
import { call } from '../http/call.ts';
import type { CallOptions } from '../http/withReport.ts';
import { createStore } from '../store.ts';

// A map, not an object: a type may be called `__proto__`.
export const entriesByType = createStore<ReadonlyMap<string, readonly DictEntry[]>>(new Map());
const NONE: readonly DictEntry[] = [];

/** The dictionaries of the back end, loaded at the start of a session. */
export const dictionary = {
  /** Loads all entries anew. @throws ApiError, and then keeps those it has. */
  async load(options?: CallOptions): Promise<void> {
    applyEntries(await call(dictData.listAllSimple, {}, options));
  },
  /** The entries of a type in their order: what a select offers. Empty for an unknown type. */
  entries: (type: string): readonly DictEntry[] => entriesByType.read().get(type) ?? NONE,
  subscribe: entriesByType.subscribe,
};

type DictValue = string | number | boolean | null | undefined;

/**
 * The entry that stands for a value, compared as text as the wire carries it. For values that the back end's
 * dictionary lacks it is the one this product knows, once its table has arrived: `dictionary.subscribe` tells.
 */
export function dictEntry(type: string, value: DictValue): DictEntry | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const text = String(value);
  const delivered = dictionary.entries(type).find((entry) => entry.value === text);
  if (delivered !== undefined) return delivered;

  if (fallback === null) void loadFallback();
  return fallback?.(type, text) ?? undefined;
}

/** The label of a value; the value itself where no dictionary knows it, empty text for what is absent. */
export const dictLabel = (type: string, value: DictValue): string => dictEntry(type, value)?.label ?? String(value ?? '');

let fallback: ((type: string, value: string) => DictEntry | null) | null = null;

// Most sessions never need the table, so it comes when a value is first missed.
async function loadFallback(): Promise<void> {
  fallback = () => null;
  try {
    ({ dictionaryFallback: fallback } = await import('@zhilv/contract/dictionary'));
    entriesByType.write(new Map(entriesByType.read()));
  } catch {
    // Without the table values stand for themselves, as they do where it lacks them.
  }
}

/** Takes a complete list of entries for what the dictionaries are now. */
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
