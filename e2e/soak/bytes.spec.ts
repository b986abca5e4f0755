import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import budgets from '../weight/budgets.json' with { type: 'json' };
import { Downloads, isOfPage } from '../weight/Downloads.ts';
import type { Faults } from '../fixtures/Faults.ts';
import { askToSaveData, isFetchedAhead } from '../fixtures/fetchedAhead.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { Stillness } from '../fixtures/Stillness.ts';
import { type Budget, overBudget } from '../weight/overBudget.ts';
import { listedAddresses } from '../product/publicAddresses.ts';
import { liveReleases } from '../product/releases.ts';
import { everyRoute, type Route } from '../product/routes.ts';
import { Console } from '../pages/Console.ts';
import { expect, test } from '../fixtures/test.ts';
import { sampleOf } from '@zhilv/testing/soak';

/** Limits of pages that have their own, by route. */
const own: Readonly<Record<string, { readonly first?: Budget; readonly further?: Budget }>> = budgets.pages;

const HOME = '/index';
const OF_ANOTHER_REMOTE = '/mall/product/property';

/** The number of pages that a sample weighs. */
const SAMPLE = { public: 3, 'sign-in': 2, first: 4, further: 7 };

/** Cards of the home come after it and are measured one by one, for their number grows with the remotes. */
const isContribution = (request: Request): boolean => request.url().includes('/remotes/');

for (const layout of ['public', 'sign-in'] as const) {
  test(`every ${layout} page stays within its bytes and requests`, async ({ browser, context, baseURL, faults, page }) => {
    faults.ignore(/status of 40[14]/); // The pages /401 and /404 come with the status that they tell of.
    const over: string[] = [];
    const listed = await listedAddresses(page);
    for (const path of sampleOf(await pathsOf(baseURL ?? '', layout), SAMPLE[layout])) {
      // A page of a record is measured with a record; without one it only says so.
      const address = listed.find((one) => one.startsWith(`${path}?id=`)) ?? path;
      over.push(...(await overFirst({ browser, context, baseURL, faults }, address, own[path]?.first ?? budgets[layout])));
    }

    expect(over.join('\n\n')).toBe('');
  });
}

test('the stylesheets that stand in a document are counted', async ({ page }) => {
  const downloads = new Downloads(page);
  await page.goto('/home');

  expect(await downloads.inlinedStyleKib()).toBeGreaterThan(0);
});

test('while somebody types at sign-in, the files of the console are fetched ahead', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  const console = page.waitForRequest(/\/host\/.*\/console\.js$/);
  await page.getByLabel('账号', { exact: true }).fill('admin');

  expect((await (await console).response())?.status()).toBe(200);
});

test.describe('in the console', () => {
  test.use({ as: 'admin' });

  test('a page opened first stays within its bytes and requests', async ({ browser, context, baseURL, faults }) => {
    const over: string[] = [];
    const paths = sampleOf(await firstPathsOf(baseURL ?? ''), SAMPLE.first);
    test.setTimeout(timeFor(paths));
    for (const path of paths) {
      over.push(...(await overFirst({ browser, context, baseURL, faults }, path, own[path]?.first ?? budgets.first)));
    }

    expect(over.join('\n\n')).toBe('');
  });

  test('a further page costs its own bytes, and the container of its remote once', async ({ page, baseURL }) => {
    await askToSaveData(page);
    const remotes = new Set<string>();
    page.on('request', (request) => {
      const remote = /\/remotes\/(\w+)\//.exec(request.url())?.[1];
      if (remote) remotes.add(remote);
    });
    const all = (await pathsOf(baseURL ?? '', 'console')).filter((path) => path !== HOME);
    // A sample may be of one remote alone.
    const paths = [...new Set([...sampleOf(all, SAMPLE.further), OF_ANOTHER_REMOTE])];
    // The first page is a list and brings the code that all lists have in common. Cards of the home would bring containers too.
    const first = paths.find((path) => own[path] === undefined) ?? HOME;
    test.setTimeout(timeFor(paths));
    const stillness = new Stillness(page);
    await page.goto(first, { waitUntil: 'networkidle' });
    const over: string[] = [];
    for (const path of paths.filter((path) => path !== first)) {
      const known = remotes.size;
      const downloads = new Downloads(page);
      await openWithin(page, path, stillness);
      const budget = own[path]?.further ?? budgets.further;
      over.push(...(await overBudget(path, downloads, remotes.size > known ? plus(budget, budgets.remote) : budget)));
    }

    expect(over.join('\n\n')).toBe('');
    expect(remotes.size).toBeGreaterThan(1);
  });

  test('what the console fetches ahead of each remote stays within its bytes and requests', async ({ page }) => {
    const downloads = new Downloads(page, isFetchedAhead);
    const filesByRemote = async () => Map.groupBy(await downloads.all(), ({ url }) => /\/remotes\/(\w+)\//.exec(url)?.[1] ?? url);
    // This page is the host's, so none of the files are there before.
    await page.goto('/releases');
    await expect.poll(async () => (await filesByRemote()).size).toBe(3);
    // Those of one remote are asked for at once.
    const asked = await page.locator('link[rel="prefetch"]').count();
    await expect.poll(async () => (await downloads.all()).length).toBe(asked);
    const amounts = [...(await filesByRemote())].map(([remote, files]) => ({
      remote,
      kib: files.reduce((sum, { wire }) => sum + wire, 0) / 1024,
      requests: files.length,
    }));

    expect(amounts.filter(({ kib, requests }) => kib > budgets.ahead.kib || requests > budgets.ahead.requests)).toEqual([]);
  });

  test('containers and contributions to slots stay within their bytes', async ({ page, baseURL, faults }) => {
    faults.ignore(/status of 401/);
    // This document of the same origin loads none of the parts.
    await page.goto('/401', { waitUntil: 'networkidle' });
    const over: string[] = [];
    for (const { what, files, budget } of await partsOfRemotes(baseURL ?? '')) {
      const downloads = new Downloads(page);
      await page.evaluate(async (addresses) => {
        for (const address of addresses) await (await fetch(address, { cache: 'reload' })).arrayBuffer();
      }, files);
      over.push(...(await overBudget(what, downloads, budget)));
    }

    expect(over.join('\n\n')).toBe('');
  });

  test('limits are set for pages that are there', async ({ baseURL }) => {
    const paths = await pathsOf(baseURL ?? '');

    expect(Object.keys(own).filter((path) => !paths.includes(path))).toEqual([]);
  });
});

/** Gives a test time for each page, as there will be more of them. */
const timeFor = (paths: readonly string[]): number => 60_000 + paths.length * 20_000;

/** The browser and the session that open a page. */
interface Visit {
  readonly browser: Browser;
  /** The context with the session. */
  readonly context: BrowserContext;
  readonly baseURL: string | undefined;
  readonly faults: Faults;
}

/** Opens `path` by its address with an empty cache, and tells what it takes beyond its budget. */
async function overFirst({ browser, context, baseURL, faults }: Visit, path: string, budget: Budget): Promise<readonly string[]> {
  const cold = await browser.newContext({ storageState: await context.storageState(), baseURL: baseURL ?? '' });
  faults.watch(cold);
  const page = await cold.newPage();
  const downloads = new Downloads(page, (request) => isOfPage(request) && !(path === HOME && isContribution(request)));
  await page.goto(path, { waitUntil: 'networkidle' });
  const over = await overBudget(path, downloads, budget);
  await cold.close();
  return over;
}

/** Opens another page within the document, for a page has no link to every other, and waits until it is there. */
async function openWithin(page: Page, path: string, stillness: Stillness): Promise<void> {
  await goWithin(page, path);
  await stillness.reached();
  await new Console(page).comesToRest();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await stillness.reached();
}

const plus = (one: Budget, other: Budget): Budget => ({
  scriptBrotliKib: (one.scriptBrotliKib ?? 0) + (other.scriptBrotliKib ?? 0),
  requests: (one.requests ?? 0) + (other.requests ?? 0),
});

/** Values from data are 1, for a page loads the same for every record. */
const addressOf = ({ path }: Route): string => path.replaceAll(/:\w+(\(\\d\+\))?/g, '1');

const routesOf = async (url: string, layout?: Route['layout']): Promise<readonly Route[]> =>
  (await everyRoute(url)).filter((route) => layout === undefined || route.layout === layout);

/** Gives the addresses of a layout or of all. */
const pathsOf = async (url: string, layout?: Route['layout']): Promise<readonly string[]> =>
  (await routesOf(url, layout)).map(addressOf);

/**
 * Gives the addresses of the console's pages that have limits of their own, and of one plain page of each remote: how those differ
 * from one another is measured where they are further pages.
 */
async function firstPathsOf(url: string): Promise<readonly string[]> {
  const routes = await routesOf(url, 'console');
  const isPlain = (route: Route): boolean => own[addressOf(route)] === undefined;
  return routes
    .filter((route) => !isPlain(route) || routes.find((one) => isPlain(one) && one.remote === route.remote) === route)
    .map(addressOf);
}

interface RemotePart {
  readonly what: string;
  readonly files: readonly string[];
  readonly budget: Budget;
}

/** Lists the container of every remote, and the scripts of its contributions to slots. */
const partsOfRemotes = async (url: string): Promise<readonly RemotePart[]> =>
  (await liveReleases(url)).flatMap(({ remote, base, entry, slots }) => {
    const pathsOf = (files: readonly { file: string }[]) => files.map(({ file }) => base + file);
    return [
      { what: `the container of ${remote}`, files: pathsOf(entry ? [entry] : []), budget: budgets.remote },
      ...Object.entries(slots).map(([key, { js }]) => ({
        what: `the contribution ${key}`,
        files: pathsOf(js),
        budget: budgets.slot,
      })),
    ];
  });
