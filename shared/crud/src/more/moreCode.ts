import { later } from '../later/later.ts';

/** Loads the menu of a row's further actions and the panel around it. */
export const moreCode = later(async () => {
  const [{ Popover }, { MoreMenu }] = await Promise.all([import('@zhilv/ui/popover'), import('./MoreMenu.tsx')]);
  return { Popover, MoreMenu };
});
