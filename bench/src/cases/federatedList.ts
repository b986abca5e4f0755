import { FEDERATION } from '../budgets.ts';
import { federationCase } from '../comparisons/federationCase.ts';
import { LIST, listOf } from '../pages/consolePages.ts';

/** The first list of the console, with one remote. */
export const benchCase = federationCase({
  name: `federation, first list (${LIST.path})`,
  budgets: FEDERATION,
  remotes: 1,
  openingOf: listOf,
});
