import { later } from '../later.ts';

/** The menu of parents, and the panel it stands in. */
export const parentMenu = later(async () => {
  const [{ Popover }, { ParentMenu }] = await Promise.all([import('@zhilv/ui/popover'), import('./ParentMenu.tsx')]);
  return { Popover, ParentMenu };
});
