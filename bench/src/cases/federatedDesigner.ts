import type { Browser } from '@playwright/test';
import { model } from '@zhilv/contract/bpm';
import type { Product } from '@zhilv/e2e/product';
import { accessToken, callApi } from '@zhilv/e2e/staff';
import { FEDERATION } from '../budgets.ts';
import { federationCase } from '../comparisons/federationCase.ts';
import type { Opening } from '../openingTime.ts';
import { designerOf } from '../pages/consolePages.ts';

/** The designer with a process of the demonstration, with one remote. */
export const benchCase = federationCase({
  name: 'federation, designer (/bpm/manager/model/design)',
  budgets: FEDERATION,
  remotes: 1,
  openingOf: firstModelOf,
});

async function firstModelOf(browser: Browser, product: Product): Promise<Opening> {
  const token = await accessToken(product.url, 'admin');
  const { list } = await callApi(product.url, model.page, { pageNo: 1, pageSize: 1 }, token);
  const [first] = list;
  if (!first) throw new Error('the demonstration has no model');
  return designerOf(browser, product, first.id);
}
