import { later } from '../../later/later.ts';

/** Loads the panel in which records are chosen, when somebody opens it. */
export const referenceCode = later(async () => {
  const [{ Popover }, { TreeList }] = await Promise.all([import('@zhilv/ui/popover'), import('@zhilv/ui/tree-list')]);
  return { Popover, TreeList };
});
