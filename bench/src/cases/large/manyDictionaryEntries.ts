import { MANY_DICTIONARY_ENTRIES } from '../../budgets.ts';
import { installationCase } from '../../comparisons/installationCase.ts';

export const benchCase = installationCase({
  name: 'first list with 10,000 menu rows and 100,000 dictionary entries',
  budgets: MANY_DICTIONARY_ENTRIES,
  rows: { menuRows: 10_000, dictionaryEntries: 100_000 },
});
