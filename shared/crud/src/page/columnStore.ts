import * as z from 'zod/mini';
import { pageStore } from './pageStore.ts';

/** A user's own choice and order of a table's columns. */
export interface ColumnChoice {
  /** All columns of that time, in the chosen order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** The form in which it is stored. */
export const StoredColumnChoice = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) });

/** The columns that users have chosen. */
export const { read: readColumns, write: writeColumns } = pageStore<ColumnChoice>('zhilv.columns', StoredColumnChoice);
