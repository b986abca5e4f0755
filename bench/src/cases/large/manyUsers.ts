import { MANY_USERS } from '../../budgets.ts';
import { openingCase } from '../../openingCase.ts';
import { listOf, USERS } from '../../pages/consolePages.ts';
import { startLargeInstallation } from '../../product/startLargeInstallation.ts';

/** Somebody opens the accounts of a company, which stand beside the tree of its departments. */
export const benchCase = openingCase({
  name: 'list and tree with 5,000 users and 2,000 departments',
  floorName: 'the same with 50 of each',
  budgets: MANY_USERS,
  prepare: async ({ browser }) => {
    const nothingElse = { menuRows: 0, dictionaryEntries: 0 };
    const large = await startLargeInstallation({ ...nothingElse, users: 5000, depts: 2000 });
    const small = await startLargeInstallation({ ...nothingElse, users: 50, depts: 50 });
    const close = async (): Promise<void> => {
      await Promise.all([large.stop(), small.stop()]);
    };
    try {
      return { subject: await listOf(browser, large, USERS), floor: await listOf(browser, small, USERS), close };
    } catch (error) {
      await close();
      throw error;
    }
  },
});
