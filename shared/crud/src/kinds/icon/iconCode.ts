import { later } from '../../later/later.ts';

/** Loads the icons to choose from, when somebody opens them. */
export const iconCode = later(async () => {
  const [{ Popover }, { IconGrid }] = await Promise.all([import('@zhilv/ui/popover'), import('@zhilv/ui/icon-grid')]);
  return { Popover, IconGrid };
});
