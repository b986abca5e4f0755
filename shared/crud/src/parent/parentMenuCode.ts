import { later } from '../later/later.ts';

/** Loads the menu of parents and the panel around it. */
export const parentMenuCode = later(async () => {
  const [{ Popover }, { ParentMenu }] = await Promise.all([import('@zhilv/ui/popover'), import('./ParentMenu.tsx')]);
  return { Popover, ParentMenu };
});
