import { later } from '../later/later.ts';

/** Loads the tree beside a list. Most lists have none. */
export const sideCode = later(async () => {
  const { TreeList } = await import('@zhilv/ui/tree-list');
  return { TreeList };
});

/** Loads the panel that holds the tree where the window is narrow; on a phone it is a sheet. */
export const sheetCode = later(async () => {
  const { Popover } = await import('@zhilv/ui/popover');
  return { Popover };
});
