import { release } from '@zhilv/contract/operation';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import { lacksPage, livePages } from './livePages.ts';

const row = (fields: object) => ({ type: 2, path: 'user', component: 'system/user/index', ...fields });

/** Loads them as a page does that somebody has opened. */
async function load(): Promise<void> {
  const loader = async () => {
    await livePages.load();
    return null;
  };
  await renderPage({ Component: () => null, loader }, '/system/menu');
}

it('marks no row where nobody knows the pages', async () => {
  new PageCalls(release.pages).fail(404);
  await load();

  expect(livePages.read()).toBeNull();
  expect(lacksPage(row({ component: 'other/page/index' }))).toBe(false);
});

it('marks rows that lead to a page which nobody has, and no links, layouts or directories', async () => {
  const data = [{ key: 'system/user/index', title: '用户管理', remote: 'remote_system' }];
  new PageCalls(release.pages).answerWith(() => Response.json({ code: 0, msg: '', data }));
  await load();

  expect(lacksPage(row({ component: 'other/page/index' }))).toBe(true);
  expect(lacksPage(row({ component: 'system/user/index.vue' }))).toBe(false);
  for (const fields of [{}, { component: null }, { component: 'Layout' }, { path: 'https://example.com', component: 'a/b' }])
    expect(lacksPage(row(fields)), JSON.stringify(fields)).toBe(false);
  expect(lacksPage(row({ type: 1, component: 'other/page/index' }))).toBe(false);
});
