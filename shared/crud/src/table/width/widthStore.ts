import * as z from 'zod/mini';
import type { ColumnsOf } from '../columns/columnStore.ts';

const KEY = 'zhilv.widths';

/** The widths of columns in pixels, by their names. */
export type Widths = Readonly<Record<string, number>>;

/** Widths by user, and then by page key. */
const Stored = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number())));
type Stored = z.infer<typeof Stored>;

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads the widths that a user has given the columns of a page; none when nothing readable is stored. */
export function readWidths({ user, page }: ColumnsOf, storage: Shelf = localStorage): Widths {
  return readStored(storage)[user]?.[page] ?? {};
}

/** Stores the widths of a page's columns. */
export function writeWidths({ user, page }: ColumnsOf, widths: Widths, storage: Shelf = localStorage): void {
  const stored = readStored(storage);
  try {
    storage.setItem(KEY, JSON.stringify({ ...stored, [user]: { ...stored[user], [page]: { ...widths } } } satisfies Stored));
  } catch {
    // Storage is full or closed: the widths last only as long as the page.
  }
}

function readStored(storage: Shelf): Stored {
  try {
    return Stored.parse(JSON.parse(storage.getItem(KEY) ?? '{}'));
  } catch {
    // The text is of another version or no JSON; this counts as no widths.
    return {};
  }
}
