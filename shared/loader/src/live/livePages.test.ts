import { file, page, tables } from '@zhilv/testing/loader/loader-fixtures';
import { expect, it } from 'vitest';
import type { LiveRelease } from './LiveRelease.ts';
import { livePages } from './livePages.ts';

const release = (remote: string, pages: Readonly<Record<string, string | undefined>>): LiveRelease => ({
  remote,
  release: '2',
  state: 'active',
  message: null,
  base: `/remotes/${remote}/2/`,
  tables: tables({
    pages: Object.fromEntries(
      Object.entries(pages).map(([key, path]) => [key, { ...page('page'), ...(path !== undefined && { path }) }]),
    ),
  }),
});

it('tells where a page belongs apart from what loading it takes', () => {
  const found = livePages([release('remote_a', { 'a/page': '/a' })]).get('a/page');

  expect(found?.page).toEqual({
    key: 'a/page',
    path: '/a',
    layout: 'console',
    remote: 'remote_a',
    release: '2',
    state: 'active',
    message: null,
  });
  expect(found).toMatchObject({ container: file('remoteEntry.js'), js: [file('page.js')] });
});

it('leaves a key and an address to the remote that comes first', () => {
  const pages = livePages([
    release('remote_a', { 'a/page': '/a/:id', 'a/new': '/a/new' }),
    release('remote_b', { 'a/page': '/b', 'b/page': '/a/new', 'b/other': '/b/other' }),
  ]);

  expect([...pages.values()].map(({ page: { remote, key, path } }) => [remote, key, path])).toEqual([
    ['remote_a', 'a/page', '/a/:id'],
    ['remote_a', 'a/new', '/a/new'],
    ['remote_b', 'b/page', undefined],
    ['remote_b', 'b/other', '/b/other'],
  ]);
});

it.each(['/index', '/login', '/prod-api/admin-api', '/', '/remotes/x'])('gives no page %s', (path) => {
  expect(livePages([release('remote_a', { 'a/page': path })]).get('a/page')?.page).not.toHaveProperty('path');
});
