import { allDictData, type DictEntry } from '@zhilv/contract/system';
import { request } from '../call/request.ts';
import { type CallOptions, withReport } from '../call/withReport.ts';
import { platform } from '../configuration/configuration.ts';
import { ownerOf, readKeys } from '../session/keys.ts';
import { createStore } from '../store/store.ts';
import { rememberCount, wereFew } from './rememberedCount.ts';
import { repeat } from './repeat.ts';

// An object would not do instead of a map: a type may be called `__proto__`.
export const entriesByType = createStore<ReadonlyMap<string, readonly DictEntry[]>>(new Map());
const NONE: readonly DictEntry[] = [];

let awaited = false;
let begin: (() => void) | null = null;

/** Whether the dictionaries are still to come; afterwards a value that none of them has will stay as it is. */
export const dictionariesAwaited = (): boolean => awaited;

/**
 * Begins with the dictionaries of a session: at once where they were few last time, else when a page first shows one. There may
 * be a hundred thousand entries, and the rows of the first page must not wait behind them.
 *
 * @throws ApiError as {@link loadEntries}
 */
export async function openDictionaries(): Promise<void> {
  awaited = true;
  if (!wereFew()) await new Promise<void>((shown) => (begin = shown));
  await loadEntries();
}

const subscribe: typeof entriesByType.subscribe = (listener) => {
  begin?.();
  return entriesByType.subscribe(listener);
};

/** Holds the dictionaries of the back end, which are loaded when a session starts or when a page first shows one. */
export const dictionary = {
  /** Loads all entries anew. @throws ApiError; the old entries stay then, and the call is repeated in the background. */
  async load(options: CallOptions = {}): Promise<void> {
    await withReport(loadEntries(options.signal), options);
  },
  /** Gives the entries of a type in their order, none for an unknown type. */
  entries: (type: string): readonly DictEntry[] => entriesByType.read().get(type) ?? NONE,
  subscribe,
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

  // A label of the product's own would change when the back end's comes.
  if (awaited) return undefined;
  if (fallback === null) void loadFallback();
  return fallback?.(type, text) ?? undefined;
}

/** Gives the label of a value: the value itself if no dictionary knows it, empty text for none. */
export const dictLabel = (type: string, value: DictValue): string => dictEntry(type, value)?.label ?? String(value ?? '');

let fallback: ((type: string, value: string) => DictEntry | null) | null = null;

// Most sessions never need the table, so it is loaded when a value is first missed.
async function loadFallback(): Promise<void> {
  // Until the table comes, a value is its own label. Nobody asks for it twice: pages miss values while they are rendered.
  fallback = () => null;
  const load = async (): Promise<void> => {
    ({ dictionaryFallback: fallback } = await import('@zhilv/contract/dictionary'));
    entriesByType.write(new Map(entriesByType.read()));
  };
  try {
    await load();
  } catch (failure) {
    void repeat(load, { failure, pauseMs: firstPauseMs(), wanted: () => true, mayPass: () => true });
  }
}

/** The first pause before dictionaries, or that table, are asked for again is this many times the pause of a call: three seconds. */
const PAUSES = 10;
const firstPauseMs = (): number => platform().environment.retryDelayMs * PAUSES;

let lastLoad: object | null = null;

/**
 * Loads all entries and tells nobody. Where that fails it is tried again in the background, as long as the session goes on.
 * @throws ApiError
 */
async function loadEntries(signal?: AbortSignal): Promise<void> {
  const mine = {};
  lastLoad = mine;
  begin = null;
  const owner = ownerOf(readKeys());
  const isLast = (): boolean => lastLoad === mine;
  const load = async (): Promise<void> => {
    const entries = await request(allDictData, {}, signal);
    if (!isLast()) return;
    awaited = false;
    rememberCount(entries.length);
    entriesByType.write(groupedByType(entries));
  };
  try {
    await load();
  } catch (failure) {
    const wanted = (): boolean => isLast() && readKeys().accessToken !== null && ownerOf(readKeys()) === owner;
    void repeat(load, { failure, pauseMs: firstPauseMs(), wanted });
    if (isLast()) showValues();
    throw failure;
  }
}

/** Lets pages show values instead of the labels that did not come. */
function showValues(): void {
  awaited = false;
  entriesByType.write(new Map(entriesByType.read()));
}

function groupedByType(entries: readonly DictEntry[]): ReadonlyMap<string, readonly DictEntry[]> {
  const byType = new Map<string, DictEntry[]>();
  for (const entry of entries) {
    const sameType = byType.get(entry.dictType);
    if (sameType === undefined) byType.set(entry.dictType, [entry]);
    else sameType.push(entry);
  }
  return byType;
}
