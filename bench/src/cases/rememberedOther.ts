import { model } from '@zhilv/contract/bpm';
import { accessToken, callApi, signInOver } from '@zhilv/e2e/staff';
import { REMEMBERED_PAGE } from '../budgets.ts';
import { openingCase } from '../openingCase.ts';
import { designerOf } from '../pages/consolePages.ts';

/** The designer of a model that this browser has not opened, after that of another one. */
export const benchCase = openingCase({
  name: 'remembered page, another record (/bpm/manager/model/design)',
  floorName: 'the same page in a session that remembers none',
  budgets: REMEMBERED_PAGE,
  prepare: async ({ product, browser }) => {
    const token = await accessToken(product.url, 'admin');
    const { list } = await callApi(product.url, model.page, { pageNo: 1, pageSize: 2 }, token);
    const [first, second] = list;
    if (!first || !second) throw new Error('the demonstration has fewer than two models');
    const { storageState } = await designerOf(browser, product, first.id);
    const { address, shown } = await designerOf(browser, product, second.id);
    return {
      subject: { address, shown, storageState },
      floor: { address, shown, storageState: await signInOver(product.url, 'admin') },
      close: async () => {},
    };
  },
});
