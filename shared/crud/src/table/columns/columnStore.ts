import * as z from 'zod/mini';
import { pageStore } from '../../page/pageStore.ts';
import type { ColumnChoice } from './arrangeColumns.ts';

/** The columns that users have chosen. */
export const { read: readColumns, write: writeColumns } = pageStore<ColumnChoice>(
  'zhilv.columns',
  z.object({ order: z.array(z.string()), hidden: z.array(z.string()) }),
);
