import { release } from '@zhilv/contract/operation';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import { lacksPage, livePages } from './livePages.ts';

const { backEnd, storeSession } = preparePlatform();
const path = `/admin-api${release.pages.path}`;

beforeEach(async () => {
  storeSession();
  backEnd().script(path, success([{ key: 'system/user/index', title: '用户管理', remote: 'remote_system' }]));
  await livePages.load();
});

it.each([
  ['a page that a release has', { type: 2, path: 'user', component: 'system/user/index' }, false],
  ['its key with an ending', { type: 2, path: 'user', component: ' system/user/index.vue' }, false],
  ['a page that none has', { type: 2, path: 'role', component: 'system/role/index' }, true],
  ['a directory', { type: 1, path: '/system', component: 'system/role/index' }, false],
  ['a link', { type: 2, path: 'https://example.com', component: 'system/role/index' }, false],
  ['a layout', { type: 2, path: 'role', component: 'Layout' }, false],
  ['no component', { type: 2, path: 'role', component: null }, false],
])('knows what leads nowhere: %s', (_what, row, lacks) => {
  expect(lacksPage(row)).toBe(lacks);
});

it('says of no row that its page is missing where nobody knows the pages any more', async () => {
  backEnd().forget();
  await livePages.load();

  expect(livePages.read()).toBeNull();
  expect(lacksPage({ type: 2, path: 'role', component: 'system/role/index' })).toBe(false);
});
