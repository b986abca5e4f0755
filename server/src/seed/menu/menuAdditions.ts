import { clientErrorMenus } from './added/clientErrorMenus.ts';
import { releaseMenus } from './added/releaseMenus.ts';
import type { MenuAddition } from './MenuAddition.ts';

/** In the order they came; a file of `added/` each. `npm run new:remote` and `npm run new:screen` add to the end. */
export const menuAdditions: readonly MenuAddition[] = [clientErrorMenus, releaseMenus];
