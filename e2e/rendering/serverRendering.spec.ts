import type { Page } from '@playwright/test';
import { ownProduct } from '../lab/ownProduct.ts';
import { takenOver } from '../fixtures/publicDocument.ts';
import { keptServerElements, markServerElements } from './serverElements.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product and change its releases in turn.
test.describe.configure({ mode: 'serial' });

const own = ownProduct();

const homeOf = async (): Promise<string> => (await fetch(`${own.product.url}/home`)).text();
const renderedBy = (html: string): string | undefined => / data-rendered="([^"]+)"/.exec(html)?.[1];
const live = (): string => `remote_public@${own.lab.active('remote_public')}`;

/** Makes a release with another text, both for the server and for the browser. */
const another = (text: string) =>
  own.lab.make('remote_public', {
    texts: [{ file: /^(page-public-frame-.*\.js|server\.mjs)$/, from: '员工登录', to: text }],
  });

/** Finds the releases of the public site whose code a page has loaded. */
const releasesRun = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const releases = files.map((file) => /^\/remotes\/(remote_public)\/([^/]+)\/.*\.js$/.exec(file)?.slice(1).join('@'));
    return [...new Set(releases.filter((release) => release !== undefined))];
  });

/** Expects that the page answers to its visitor, by opening the menu. */
async function expectAlive(page: Page): Promise<void> {
  await takenOver(page);
  const header = page.getByRole('banner');
  await header.getByRole('button', { expanded: false }).first().press('Enter');
  await expect(header.getByRole('button', { expanded: true })).toHaveCount(1);
}

test('the browser takes the page over as it is, and asks for nothing that it has', async ({ page }) => {
  await markServerElements(page);
  const calls: string[] = [];
  const styles: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/admin-api/') && !pathname.endsWith('.svg')) calls.push(pathname);
    if (pathname.endsWith('.css')) styles.push(pathname);
  });

  await page.goto(`${own.product.url}/home`);
  await expectAlive(page);

  expect(await keptServerElements(page)).toEqual([true, true]);
  expect(calls).toEqual([]);
  expect(styles).toEqual([]);
  // All stylesheets are one element; each has left a link that is not followed.
  expect(await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href))).toEqual([null]);
  await expect(page.locator('link[rel="stylesheet"]')).not.toHaveCount(0);
  await expect(page.locator('link[rel="stylesheet"]:not([disabled])')).toHaveCount(0);
});

test('a page is of the live release after each promote and rollback, without a restart', async ({ page }) => {
  const first = live();
  expect(renderedBy(await homeOf())).toBe(first);
  const made = another('员工入口');
  await own.lab.mfe('publish', made.directory);

  const html = await homeOf();
  expect(renderedBy(html)).toBe(`remote_public@${made.id}`);
  expect(html).toContain('员工入口');
  await markServerElements(page);
  await page.goto(`${own.product.url}/home`);
  await expectAlive(page);
  expect(await keptServerElements(page)).toEqual([true, true]);
  await expect(page.getByRole('banner').getByRole('link', { name: '员工入口' })).toBeVisible();

  await own.lab.mfe('rollback', 'remote_public');
  expect(renderedBy(await homeOf())).toBe(first);
});

test('a page of one release is never hydrated by the code of another', async ({ page }) => {
  await markServerElements(page);
  // A cache in between may give a page that was rendered by an earlier release.
  await page.route('**/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/ data-rendered="[^"]+"/, ' data-rendered="remote_public@0.0.1-0000000000"');
    await route.fulfill({ response, body });
  });

  await page.goto(`${own.product.url}/home`);
  await expectAlive(page);

  expect(await keptServerElements(page)).toEqual([false, false]);
});

test('a page whose code cannot be had stays as the server rendered it, and its links lead on', async ({ page, faults }) => {
  faults.ignore(/\/remote_public\/|\/host\//);
  for (const files of ['**/remotes/remote_public/**/*.js', '**/host/**/*.js']) {
    await page.route(files, (route) => route.abort());
    await page.goto(`${own.product.url}/home`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '关于我们' }).click();
    await expect(page).toHaveURL(`${own.product.url}/about-us`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('while releases change under load, every page is whole, and taken over by the code of the release that it names', async ({
  browser,
  faults,
}) => {
  test.setTimeout(300_000);
  const first = own.lab.active('remote_public');
  const made = another('员工之门');
  await own.lab.mfe('publish', made.directory);
  const texts = new Map([
    [`remote_public@${first}`, '员工登录'],
    [`remote_public@${made.id}`, '员工之门'],
  ]);
  const over = new AbortController();
  let pages = 0;
  const wrong: string[] = [];
  const load = async (): Promise<void> => {
    while (!over.signal.aborted) {
      // The page is rendered anew for each release, and what others add to its address makes no other page.
      const html = await (await fetch(`${own.product.url}/home?visit=${pages++}`)).text();
      const by = renderedBy(html);
      // A page that could not be rendered in time names no release; the browser renders it.
      if (by !== undefined && !html.includes(texts.get(by) ?? 'none that was live')) wrong.push(by);
    }
  };
  // Texts that differ would be faults as well, for React tells of everything that it cannot take over.
  let takenOverPages = 0;
  const hydrate = async (): Promise<void> => {
    const context = await browser.newContext({ baseURL: own.product.url });
    faults.watch(context);
    const page = await context.newPage();
    await markServerElements(page);
    while (!over.signal.aborted) {
      const by = renderedBy((await (await page.goto(`/home?visit=${pages++}`))?.text()) ?? '');
      await takenOver(page);
      const [kept, code] = [await keptServerElements(page), await releasesRun(page)];
      if (kept.some(Boolean) && (code.length !== 1 || code[0] !== by)) wrong.push(`${by} taken over by ${code.join(' and ')}`);
      if (kept.every(Boolean)) takenOverPages += 1;
    }
    await context.close();
  };
  const loads = [load(), load(), hydrate(), hydrate()];
  for (const release of [first, made.id, first]) {
    const before = takenOverPages;
    await own.lab.mfe('promote', 'remote_public', release);
    // Each release has to take over a page, however slow the browsers are.
    await expect.poll(() => takenOverPages, { timeout: 0 }).toBeGreaterThan(before);
  }
  over.abort();
  await Promise.all(loads);

  expect(wrong).toEqual([]);
  expect(pages).toBeGreaterThan(10);
  expect(renderedBy(await homeOf())).toBe(`remote_public@${first}`);
});

test('a site that is switched off says so to who has no script, by 503, and is there again when it is on', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 503/, 1);
  await own.lab.mfe('disable', 'remote_public', '--message', '网站升级中，今晚 22:00 恢复');
  const answer = await fetch(`${own.product.url}/home`);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('<p>网站升级中，今晚 22:00 恢复</p>');
  await page.goto(`${own.product.url}/home`);
  await expect(page.getByRole('main')).toContainText('网站升级中，今晚 22:00 恢复');

  await own.lab.mfe('enable', 'remote_public');
  expect(renderedBy(await homeOf())).toBe(live());
});
