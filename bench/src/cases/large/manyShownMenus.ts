import { MANY_SHOWN_MENUS } from '../../budgets.ts';
import { installationCase } from '../../comparisons/installationCase.ts';

export const benchCase = installationCase({
  name: 'first list with 5,000 entries in the sidebar',
  budgets: MANY_SHOWN_MENUS,
  rows: { menuRows: 5000, pageKey: 'mall/product/property/index', dictionaryEntries: 0 },
});
