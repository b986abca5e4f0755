import { later } from '../../later/later.ts';

/** Loads the menu of a list's views, which nobody needs to read the list. */
export const viewCode = later(async () => {
  const { ViewPanel } = await import('./ViewPanel.tsx');
  return { ViewPanel };
});
