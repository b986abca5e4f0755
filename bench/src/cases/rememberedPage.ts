import { signInOver } from '@zhilv/e2e/staff';
import { REMEMBERED_PAGE } from '../budgets.ts';
import { openingCase } from '../openingCase.ts';
import { LIST, listOf } from '../pages/consolePages.ts';

/** The console's first page with the table of pages that an earlier session has left. */
export const benchCase = openingCase({
  name: `remembered page (${LIST.path})`,
  floorName: 'the same page in a session that remembers none',
  budgets: REMEMBERED_PAGE,
  prepare: async ({ product, browser }) => {
    const subject = await listOf(browser, product);
    return { subject, floor: { ...subject, storageState: await signInOver(product.url, 'admin') }, close: async () => {} };
  },
});
