import * as z from 'zod/mini';
import type { ColumnChoice } from './arrangeColumns.ts';

const KEY = 'zhilv.columns';

const Choice = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) });
/** Of each user, by the page's key. */
const Stored = z.record(z.string(), z.record(z.string(), Choice));
type Stored = z.infer<typeof Stored>;

/** Whose columns, and of which page. */
export interface ColumnsOf {
  readonly user: string;
  readonly page: string;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** What somebody made of the columns of a page; null where nothing is stored that can be read. */
export function readColumns({ user, page }: ColumnsOf, storage: Shelf = localStorage): ColumnChoice | null {
  const stored = readStored(storage);
  return ownOf(ownOf(stored, user), page) ?? null;
}

/** Remembers a choice; null forgets it. */
export function writeColumns({ user, page }: ColumnsOf, choice: ColumnChoice | null, storage: Shelf = localStorage): void {
  const stored = readStored(storage);
  const { [page]: _, ...others } = ownOf(stored, user) ?? {};
  const own = choice === null ? others : { ...others, [page]: { order: [...choice.order], hidden: [...choice.hidden] } };
  try {
    storage.setItem(KEY, JSON.stringify({ ...stored, [user]: own } satisfies Stored));
  } catch {
    // The store is full or closed: the choice lasts as long as the page does.
  }
}

function readStored(storage: Shelf): Stored {
  try {
    return Stored.parse(JSON.parse(storage.getItem(KEY) ?? '{}'));
  } catch {
    // Another version's, or no JSON at all: as if nothing had been chosen.
    return {};
  }
}

const ownOf = <Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
