import type { Browser } from '@playwright/test';
import type { Product } from '@zhilv/e2e/product';
import { FEDERATED_CLICK } from '../budgets.ts';
import { openingCase } from '../openingCase.ts';
import type { Opening } from '../openingTime.ts';
import { earlierSession } from '../pages/earlierSession.ts';
import { LIST } from '../pages/consolePages.ts';

const FROM = '/bpm/manager/model';

/** Somebody on a page of one remote follows the menu to a page of another, of which nothing has been loaded yet. */
export const benchCase = openingCase({
  name: `federation, first page of another remote by a click (${FROM} to ${LIST.path})`,
  floorName: 'the same sources as a monolith',
  budgets: FEDERATED_CLICK,
  remotes: 2,
  prepare: async ({ product, monolith, browser }) => ({
    subject: await menuOf(browser, product),
    floor: await menuOf(browser, await monolith()),
    close: async () => {},
  }),
});

const menuOf = async (browser: Browser, { url }: Product): Promise<Opening> => ({
  address: url + FROM,
  storageState: await earlierSession(browser, url, FROM),
  shown: LIST.shown,
  following: {
    submenu: '系统管理',
    link: `a[href="${LIST.path}"]`,
    // The rows that are there already belong to the first remote.
    shown: `[data-remote=remote_system] ${LIST.shown}`,
  },
});
