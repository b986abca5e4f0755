import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accessibilityExceptions } from '../guard/accessibilityExceptions.ts';
import { staleExcuses } from '../guard/excuses.ts';
import type { Opener } from '../guard/openers.ts';
import type { Finding } from '../guard/findings/Finding.ts';
import { RouteWalk, type WalkedRoute } from '../guard/RouteWalk.ts';
import { CONSOLE_REMOTES } from '../product/remoteTrails.ts';
import { everyRoute, isPattern, leadsTo, notInstalledAddress, type Route } from '../product/routes.ts';
import { expect, test } from '../fixtures/test.ts';
import { isLong, randomSeed, sampleOf } from '@zhilv/testing/soak';

/** The routes of one walk, and the account that walks. */
interface Ground {
  readonly name: string;
  readonly as: 'admin' | null;
  readonly has: (route: Route) => boolean;
}

const root = path.resolve(import.meta.dirname, '../..');

const PUBLIC_SITE = 'the public site';

const grounds: readonly Ground[] = [
  { name: PUBLIC_SITE, as: null, has: ({ layout }) => layout === 'public' },
  { name: 'sign-in', as: null, has: ({ layout }) => layout === 'sign-in' },
  { name: 'the console itself', as: 'admin', has: ({ layout, remote }) => layout === 'console' && remote === null },
  ...CONSOLE_REMOTES.map((name): Ground => ({
    name,
    as: 'admin',
    has: ({ layout, remote }) => layout === 'console' && remote === name,
  })),
];

// A trace would keep the document of each of thousands of key presses, and the report says enough without.
test.use({ trace: 'off' });

/** Windows in which every route is opened, and further widths at which the page that is open has to fit (pixels). */
const WINDOWS = [
  { width: 1440, height: 900, further: [768] },
  { width: 360, height: 740, further: [] },
] as const;

/**
 * In a sample a walk opens one page, and so many of its dialogs, menus, forms and folded parts. In one of the windows it goes through
 * the page by keyboard, in the other it follows a link of the page.
 */
const SAMPLE = { pages: 1, openers: 3 };

for (const [turn, { width, height, further }] of WINDOWS.entries())
  for (const [position, { name, as, has }] of grounds.entries())
    test.describe(`${name} at ${width} px`, () => {
      test.use({ viewport: { width, height }, as });

      test('opens without a fault, fits, and is accessible', async ({ page, baseURL, faults }) => {
        const url = baseURL ?? '';
        const routes = (await everyRoute(url)).filter(has);
        const faces = name === 'the console itself' ? await facesOf(url) : [];
        const opened = sampleOf([...routes.filter((route) => !isPattern(route)), ...faces], SAMPLE.pages, turn);
        test.setTimeout(60_000 + (isLong ? routes.length : 2) * 60_000);
        const walk = new RouteWalk(page, faults, {
          accessibility: true,
          frame: !CONSOLE_REMOTES.includes(name),
          // `publicPages.spec.ts` looks at public pages at every width.
          widths: name === PUBLIC_SITE ? [] : further,
        });
        await walk.begin();
        const turnOfKeyboard = (position + randomSeed) % WINDOWS.length;
        const byKeyboard = isLong || turn === turnOfKeyboard;
        const choose = (openers: readonly Opener[]) => sampleOf(openers, SAMPLE.openers, turn);
        for (const route of opened) await walk.visit(route, { byKeyboard, choose });
        let isOver = !isLong && byKeyboard;
        for (const route of routes) {
          const address = linkTo(route, walk.links);
          if (address === undefined && isPattern(route) && isLong) walk.note(route.path, NO_WAY_THERE);
          if (address === undefined || isOver) continue;
          await walk.visit(route, { address, byKeyboard, choose });
          isOver = !isLong;
        }

        if (walk.report !== '') throw new Error(`\n${walk.report}\n`);
      });
    });

/** Gives an address, among those that pages had links to, of a route that takes a value from data or has a query there. */
function linkTo(route: Route, links: ReadonlySet<string>): string | undefined {
  // The newest records, with which lists begin, may be of tests beside this one, and deleted before the address is opened.
  const link = [...links].findLast((one) => leadsTo(route, one) && (isPattern(route) || new URL(one).search !== ''));
  return link?.slice(new URL(link).origin.length);
}

const NO_WAY_THERE: readonly Finding[] = [
  {
    rule: 'no way there',
    says: 'no page of the same remote has a link to it, so nobody can check it, or get there',
    places: [],
    advice: 'let the list name it by a link (RecordTable: link={(row) => …}), and see that seeded records show there',
  },
];

/** Gives the address at which the console shows its face for a page that is not installed. */
async function facesOf(url: string): Promise<readonly WalkedRoute[]> {
  const notInstalled = await notInstalledAddress(url);
  return notInstalled === null ? [] : [{ path: notInstalled, remote: null }];
}

test('the walks cover every route', async ({ baseURL }) => {
  const routes = await everyRoute(baseURL ?? '');

  expect(routes.filter((route) => !grounds.some(({ has }) => has(route)))).toEqual([]);
  expect(routes.length).toBeGreaterThan(grounds.length);
});

test('what is excused was looked at in the version in use, and on a route there is', async ({ baseURL }) => {
  const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const paths = (await everyRoute(baseURL ?? '')).map((route) => route.path);
  const advice =
    'look at it anew: remove the entry, run npm run soak -- everyRoute, and enter what is still found with its version';
  expect(staleExcuses(accessibilityExceptions, { lockfile, paths }), advice).toEqual([]);

  // Nothing is excused as long as that list is empty, so made-up entries show that a stale one would be found.
  const [, version = ''] = /^ {2}react@([\d.]+):/m.exec(lockfile) ?? [];
  const sound = { rule: 'label', selector: '.foreign', route: '/index', reason: '', package: 'react', version };
  const stale = [sound, { ...sound, version: '0.1.0' }, { ...sound, route: '/nowhere' }];
  expect(staleExcuses(stale, { lockfile, paths })).toEqual(['react is no longer at 0.1.0', 'no page has the route /nowhere']);
});
