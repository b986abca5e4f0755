import { FIRST_LIST } from '../budgets.ts';
import { openingCase } from '../openingCase.ts';
import { floorOf, LIST, listOf } from '../pages/consolePages.ts';
import { serveFloor } from '../serveFloor.ts';

/** Somebody with a session opens a list by its address, as the first page of the console. */
export const benchCase = openingCase({
  name: `first console page (${LIST.path})`,
  floorName: 'the same rows by React alone',
  budgets: FIRST_LIST,
  prepare: async ({ product, browser }) => {
    const floor = await serveFloor('list', product.url);
    return {
      subject: await listOf(browser, product),
      floor: await floorOf(floor, product, LIST),
      close: () => floor.close(),
    };
  },
});
