import { order } from '@zhilv/contract/mall';
import { preparePlatform, shownMessages } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import { loadOffers } from './loadOffers.ts';

const { backEnd, storeSession } = preparePlatform();
const LIST = `/admin-api${order.page.path}`;

beforeEach(() => storeSession());

it('gives the calls that a list says the back end has', async () => {
  backEnd().script(LIST, success({ list: [], total: 0, offers: ['create', 'cancel'] }));

  expect([...(await loadOffers(order.page, {}))]).toEqual(['create', 'cancel']);
});

it('gives none with a stock back end', async () => {
  backEnd().script(LIST, success({ list: [], total: 0 }));

  expect([...(await loadOffers(order.page, {}))]).toEqual([]);
});

it('gives none to those who may not read the list, and tells them nothing', async () => {
  backEnd().script(LIST, refusal(403, '没有该操作权限'));

  expect([...(await loadOffers(order.page, {}))]).toEqual([]);
  expect(shownMessages()).toEqual([]);
});
