import * as z from 'zod/mini';
import type { ColumnChoice } from './arrangeColumns.ts';

const KEY = 'zhilv.columns';

const Choice = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) });
/** Choices by user, and then by page key. */
const Stored = z.record(z.string(), z.record(z.string(), Choice));
type Stored = z.infer<typeof Stored>;

/** Names a user and a page. */
export interface ColumnsOf {
  readonly user: string;
  readonly page: string;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads a user's choice for a page; null when nothing readable is stored. */
export function readColumns({ user, page }: ColumnsOf, storage: Shelf = localStorage): ColumnChoice | null {
  const stored = readStored(storage);
  return ownOf(ownOf(stored, user), page) ?? null;
}

/** Stores a choice; null removes it. */
export function writeColumns({ user, page }: ColumnsOf, choice: ColumnChoice | null, storage: Shelf = localStorage): void {
  const stored = readStored(storage);
  const { [page]: _, ...others } = ownOf(stored, user) ?? {};
  const own = choice === null ? others : { ...others, [page]: { order: [...choice.order], hidden: [...choice.hidden] } };
  try {
    storage.setItem(KEY, JSON.stringify({ ...stored, [user]: own } satisfies Stored));
  } catch {
    // Storage is full or closed: the choice lasts only as long as the page.
  }
}

function readStored(storage: Shelf): Stored {
  try {
    return Stored.parse(JSON.parse(storage.getItem(KEY) ?? '{}'));
  } catch {
    // The text is of another version or no JSON; this counts as no choice.
    return {};
  }
}

const ownOf = <Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
