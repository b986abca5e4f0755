import { FEDERATION } from '../budgets.ts';
import { openingCase } from '../openingCase.ts';
import { LIST, listOf } from '../pages/consolePages.ts';

/** The first list of the console, with one remote. */
export const benchCase = openingCase({
  name: `federation, first list (${LIST.path})`,
  floorName: 'the same sources as a monolith',
  budgets: FEDERATION,
  remotes: 1,
  prepare: async ({ product, monolith, browser }) => ({
    subject: await listOf(browser, product),
    floor: await listOf(browser, await monolith()),
    close: async () => {},
  }),
});
