import { MANY_DICTIONARY_ENTRIES } from '../budgets.ts';
import { openingCase } from '../openingCase.ts';
import { listOf } from '../pages/consolePages.ts';
import { startLargeInstallation } from '../product/startLargeInstallation.ts';

/** The first list where far more is installed than the page shows. */
export const benchCase = openingCase({
  name: 'first list with 10,000 menu rows and 100,000 dictionary entries',
  floorName: 'the same list without them',
  budgets: MANY_DICTIONARY_ENTRIES,
  prepare: async ({ product, browser }) => {
    const large = await startLargeInstallation({ menuRows: 10_000, dictionaryEntries: 100_000 });
    return { subject: await listOf(browser, large), floor: await listOf(browser, product), close: () => large.stop() };
  },
});
