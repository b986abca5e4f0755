import { MANY_MENUS } from '../../budgets.ts';
import { installationCase } from '../../comparisons/installationCase.ts';

export const benchCase = installationCase({
  name: 'first list with 10,000 menu rows',
  budgets: MANY_MENUS,
  rows: { menuRows: 10_000, dictionaryEntries: 0 },
});
