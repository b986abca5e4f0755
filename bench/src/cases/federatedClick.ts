import type { Browser } from '@playwright/test';
import type { Product } from '@zhilv/e2e/product';
import { FEDERATED_CLICK } from '../budgets.ts';
import { federationCase } from '../comparisons/federationCase.ts';
import type { Opening } from '../openingTime.ts';
import { earlierSession } from '../pages/earlierSession.ts';
import { LIST } from '../pages/consolePages.ts';

const FROM = '/bpm/manager/model';

/** Somebody on a page of one remote follows the menu to a page of another, of which nothing has been loaded yet. */
export const benchCase = federationCase({
  name: `federation, first page of another remote by a click (${FROM} to ${LIST.path})`,
  budgets: FEDERATED_CLICK,
  remotes: 2,
  openingOf: menuOf,
});

async function menuOf(browser: Browser, { url }: Product): Promise<Opening> {
  return {
    address: url + FROM,
    storageState: await earlierSession(browser, url, FROM),
    shown: LIST.shown,
    following: {
      submenu: '系统管理',
      link: `a[href="${LIST.path}"]`,
      // The rows that are there already belong to the first remote.
      shown: `[data-remote=remote_system] ${LIST.shown}`,
    },
  };
}
