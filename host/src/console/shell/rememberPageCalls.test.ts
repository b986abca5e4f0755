// @vitest-environment happy-dom
import { notifyMessage } from '@zhilv/contract/system';
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import { rememberedCalls } from '../../head/rememberedCalls.ts';
import { FIRST_CALLS } from '../../head/startedCalls.ts';
import { openingAddressAtom } from '../tab/tabAtoms.ts';
import { notingReads, rememberPageCalls, UNREAD_COUNT } from './rememberPageCalls.ts';

const BASE = '/prod-api/admin-api';
const find = notingReads(() => undefined, `${BASE}/`);

const send = (path: string, method = 'GET'): void => {
  void find(new Request(new URL(path, window.location.href), { method }));
};

let store: ReturnType<typeof createStore>;

beforeEach(() => {
  localStorage.clear();
  store = createStore();
  store.set(openingAddressAtom, '/system/dict#top');
  rememberPageCalls(store);
});

it('remembers the reads of a page that was opened, and no others', () => {
  for (const path of [...FIRST_CALLS, UNREAD_COUNT]) send(BASE + path);
  send(`${BASE}/system/dict-type/page?pageNo=1`);
  send(`${BASE}/system/dict-type/create`, 'POST');
  send('/registry.json');
  store.set(openingAddressAtom, null);
  send(`${BASE}/system/dict-type/list-all-simple`);

  expect(rememberedCalls('/system/dict')).toEqual(['/system/dict-type/page?pageNo=1']);
});

it('knows the call of the console itself by the address that the contract gives', () => {
  expect(UNREAD_COUNT).toBe(notifyMessage.getUnreadCount.path);
});

it('keeps what an address was opened with when its tab is shown again', () => {
  send(`${BASE}/system/dict-type/page`);
  store.set(openingAddressAtom, null);
  store.set(openingAddressAtom, '/infra/config');
  send(`${BASE}/infra/config/page`);
  store.set(openingAddressAtom, null);
  store.set(openingAddressAtom, '/system/dict');
  store.set(openingAddressAtom, null);

  expect(rememberedCalls('/system/dict')).toEqual(['/system/dict-type/page']);
  expect(rememberedCalls('/infra/config')).toEqual(['/infra/config/page']);
});

it('forgets what an address was opened with once the document is opened there without', () => {
  localStorage.setItem('zhilv.calls', JSON.stringify({ '/system/dict': ['/gone'] }));
  store.set(openingAddressAtom, null);

  expect(rememberedCalls('/system/dict')).toEqual([]);
});

it('gives a page that was left for another none of the calls of either', () => {
  send(`${BASE}/system/dict-type/page`);
  store.set(openingAddressAtom, '/infra/config');
  send(`${BASE}/infra/config/page`);
  store.set(openingAddressAtom, null);

  expect(rememberedCalls('/system/dict')).toEqual([]);
  expect(rememberedCalls('/infra/config')).toEqual([]);
});
