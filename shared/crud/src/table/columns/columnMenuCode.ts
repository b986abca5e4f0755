import { later } from '../../later/later.ts';

/** Loads the menu of a table's columns and the panel around it, which nobody needs to read a list. */
export const columnMenuCode = later(async () => {
  const [{ Popover }, { ColumnMenu }] = await Promise.all([import('@zhilv/ui/popover'), import('./ColumnMenu.tsx')]);
  return { Popover, ColumnMenu };
});
