import { publicPaths } from '@zhilv/release/public-paths';
import type { Registry } from '@zhilv/release/schema';
import { entry, registry, summary } from '@zhilv/testing/release/registry-fixtures';
import { row } from '@zhilv/testing/host/menu-rows';
import { describe, expect, it } from 'vitest';
import { signInPages } from '../../address/signInPages.ts';
import { routesFromMenus } from './routesFromMenus.ts';

/** A registry in which one remote brings public pages at these addresses. */
function registryWith(paths: readonly string[], state: 'active' | 'disabled' = 'active'): Registry {
  const plain = { expose: './page/x', js: [], css: [], shared: [], layout: 'public' as const };
  const pages = Object.fromEntries(paths.map((path) => [`site${path}`, { ...plain, path }]));
  const load = { entry: { file: 'remoteEntry.js', integrity: 'sha256-a' }, pages, slots: {}, host: null };
  return registry({ remote_x: entry([summary('1', { load })], { state }) });
}

/** Tells whether links of the console leave it for an address, and whether a menu row may have that address. */
function placesOf(path: string, published: Registry) {
  const { dropped, isElsewhere } = routesFromMenus([row(path, { component: 'x/a' })], [], [], {
    publicPaths: publicPaths(published),
  });
  return { isElsewhere: isElsewhere(path), isReserved: dropped.length > 0 };
}

const OF_ANOTHER_DOCUMENT = { isElsewhere: true, isReserved: true };
const OF_THE_CONSOLE = { isElsewhere: false, isReserved: false };

describe('a public page is known by what its remote says of it alone', () => {
  it.each(['/home', '/search', '/site-map', '/news-list', '/quite-new'])('at %s', (path) => {
    expect(placesOf(path, registryWith([path]))).toEqual(OF_ANOTHER_DOCUMENT);
  });

  it('also while its remote is disabled', () => {
    expect(placesOf('/quite-new', registryWith(['/quite-new'], 'disabled'))).toEqual(OF_ANOTHER_DOCUMENT);
  });

  it.each(['/search', '/site-map', '/news-list', '/quite-new'])('and leaves %s to menu rows when no remote has it', (path) => {
    expect(placesOf(path, registryWith([]))).toEqual(OF_THE_CONSOLE);
  });
});

it('keeps from menu rows what is below a public page, and nothing beside it', () => {
  const published = registryWith(['/company/history']);

  expect(placesOf('/company/history/early', published).isReserved).toBe(true);
  expect(placesOf('/company', published).isReserved).toBe(false);
  expect(placesOf('/company/people', published).isReserved).toBe(false);
});

it.each(signInPages.map(({ path }) => path.replace(':provider', 'gitee')))('leaves %s to signing in', (path) => {
  expect(placesOf(path, registryWith([]))).toEqual(OF_ANOTHER_DOCUMENT);
});
