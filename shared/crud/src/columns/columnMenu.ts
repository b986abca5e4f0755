import { later } from '../later.ts';

/** The menu of a table's columns, and the panel it stands in: nobody needs them to read a list. */
export const columnMenu = later(async () => {
  const [{ Popover }, { ColumnMenu }] = await Promise.all([import('@zhilv/ui/popover'), import('./ColumnMenu.tsx')]);
  return { Popover, ColumnMenu };
});
