import { order } from '@zhilv/contract/mall';
import { session } from '@zhilv/platform';
import { preparePlatform, shownMessages } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOffers } from './loadOffers.ts';

const { backEnd, storeSession } = preparePlatform();
const LIST = `/admin-api${order.page.path}`;

beforeEach(() => storeSession());
afterEach(() => vi.restoreAllMocks());

/** Begins the session of somebody, as far as the platform tells pages of it. */
function startSession(): void {
  const user = { id: 1, userName: 'mallstaff', nickname: '', avatar: '' };
  vi.spyOn(session, 'read').mockReturnValue({ phase: 'started', user, roles: [], permissions: [] });
}

const asked = (): number => backEnd().receivedAt(LIST).length;

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

it('asks a list once in a session, and again in the next', async () => {
  backEnd().script(LIST, success({ list: [], total: 0, offers: ['create'] }));
  startSession();

  await loadOffers(order.page, {});
  expect([...(await loadOffers(order.page, {}))]).toEqual(['create']);
  expect(asked()).toBe(1);

  startSession();
  await loadOffers(order.page, {});
  expect(asked()).toBe(2);
});

it('asks once on behalf of those who may not read the list', async () => {
  backEnd().script(LIST, refusal(403, '没有该操作权限'));
  startSession();

  await loadOffers(order.page, {});
  await loadOffers(order.page, {});

  expect(asked()).toBe(1);
});

it('asks again where the list could not be read', async () => {
  startSession();
  backEnd().script(LIST, refusal(500, '系统异常'));
  await loadOffers(order.page, {});

  backEnd().script(LIST, success({ list: [], total: 0, offers: ['create'] }));

  expect([...(await loadOffers(order.page, {}))]).toEqual(['create']);
});
