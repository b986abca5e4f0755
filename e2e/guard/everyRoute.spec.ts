import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { accessibilityExceptions } from './accessibilityExceptions.ts';
import { staleExcuses } from './excuses.ts';
import { RouteWalk } from './RouteWalk.ts';
import { everyRoute, isPattern, leadsTo, notInstalledAddress, type Route } from '../product/routes.ts';
import { expect, test } from '../fixtures/test.ts';

/** The routes of one walk, and the account that walks. */
interface Ground {
  readonly name: string;
  readonly as: 'admin' | null;
  readonly has: (route: Route) => boolean;
}

const root = path.resolve(import.meta.dirname, '../..');

// A remote's name is its folder's, so that a new one gets its walks without an edit.
const remotes = globSync('remote-*', { cwd: root })
  .map((folder) => folder.replace('-', '_'))
  .filter((name) => name !== 'remote_public');

const PUBLIC_SITE = 'the public site';

const grounds: readonly Ground[] = [
  { name: PUBLIC_SITE, as: null, has: ({ layout }) => layout === 'public' },
  { name: 'sign-in', as: null, has: ({ layout }) => layout === 'sign-in' },
  { name: 'the console itself', as: 'admin', has: ({ layout, remote }) => layout === 'console' && remote === null },
  ...remotes.map((name): Ground => ({ name, as: 'admin', has: ({ layout, remote }) => layout === 'console' && remote === name })),
];

// A trace would keep the document of each of thousands of key presses, and the report says enough without.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [1440, 900],
  [360, 740],
  [768, 1024],
] as const) {
  for (const { name, as, has } of grounds) {
    // `soak/publicPages.spec.ts` covers it at this width.
    if (width === 768 && name === PUBLIC_SITE) continue;
    test.describe(`${name} at ${width} px`, () => {
      test.use({ viewport: { width, height }, as });

      test('opens without a fault, fits, and is accessible', async ({ page, baseURL, faults }) => {
        const url = baseURL ?? '';
        const routes = (await everyRoute(url)).filter(has);
        test.setTimeout(60_000 + routes.length * 60_000);
        const walk = new RouteWalk(page, faults, { accessibility: width !== 768, frame: !remotes.includes(name) });
        await walk.begin();
        for (const route of routes.filter((route) => !isPattern(route))) await walk.visit(route);
        if (name === 'the console itself') await visitFaces(walk, url);
        await visitByLinks(walk, routes);

        if (walk.report !== '') throw new Error(`\n${walk.report}\n`);
      });
    });
  }
}

/** Visits routes that take a value from data, or a query, at an address to which a page had a link. */
async function visitByLinks(walk: RouteWalk, routes: readonly Route[]): Promise<void> {
  for (const route of routes) {
    const link = [...walk.links].find((link) => leadsTo(route, link) && (isPattern(route) || new URL(link).search !== ''));
    if (link !== undefined) await walk.visit(route, link.slice(new URL(link).origin.length));
    else if (isPattern(route))
      walk.note(route.path, [
        {
          rule: 'no way there',
          says: 'no page of the same remote has a link to it, so nobody can check it, or get there',
          places: [],
          advice: 'let the list name it by a link (RecordTable: link={(row) => …}), and see that seeded records show there',
        },
      ]);
  }
}

/** Visits the face that the console shows for a page that is not installed. */
async function visitFaces(walk: RouteWalk, url: string): Promise<void> {
  const notInstalled = await notInstalledAddress(url);
  if (notInstalled !== null) await walk.visit({ path: notInstalled, remote: null });
}

test('the walks cover every route', async ({ baseURL }) => {
  const routes = await everyRoute(baseURL ?? '');

  expect(routes.filter((route) => !grounds.some(({ has }) => has(route)))).toEqual([]);
  expect(routes.length).toBeGreaterThan(grounds.length);
});

test('what is excused was looked at in the version in use, and on a route there is', async ({ baseURL }) => {
  const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const paths = (await everyRoute(baseURL ?? '')).map((route) => route.path);
  const advice = 'look at it anew: remove the entry, run this file, and enter what is still found with its version';
  expect(staleExcuses(accessibilityExceptions, { lockfile, paths }), advice).toEqual([]);

  // Nothing is excused as long as that list is empty, so made-up entries show that a stale one would be found.
  const [, version = ''] = /^ {2}react@([\d.]+):/m.exec(lockfile) ?? [];
  const sound = { rule: 'label', selector: '.foreign', route: '/index', reason: '', package: 'react', version };
  const stale = [sound, { ...sound, version: '0.1.0' }, { ...sound, route: '/nowhere' }];
  expect(staleExcuses(stale, { lockfile, paths })).toEqual(['react is no longer at 0.1.0', 'no page has the route /nowhere']);
});
