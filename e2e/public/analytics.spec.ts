import type { Locator, Page } from '@playwright/test';
import { type Counted, type FakeAnalytics, startFakeAnalytics } from './FakeAnalytics.ts';
import { axeFindings } from '../guard/findings/axeFindings.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { changeAppConfig } from '../product/changeAppConfig.ts';
import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product and the analytics that count its pages.
test.describe.configure({ mode: 'default' });

let analytics: FakeAnalytics;

const own = ownProduct({
  prepare: async () => {
    analytics = await startFakeAnalytics();
    configure({});
  },
});
test.afterAll(() => analytics.stop());
test.beforeEach(() => {
  analytics.takeRequests();
  analytics.takeCounted();
});

/** Has the fake analytics count the pages of the site; a running product takes that up. */
function configure(more: { readonly integrity?: string }): void {
  const { host, integrity } = analytics;
  changeAppConfig(own.lab.siteDirectory, { analytics: { provider: 'umami', host, id: 'site-7', integrity, ...more } });
}

const bar = (page: Page): Locator => page.getByRole('complementary', { name: '访问统计' });
const answer = (page: Page, name: '同意' | '不同意') => bar(page).getByRole('button', { name, exact: true }).click();
const settingsButton = (page: Page): Locator => page.getByRole('contentinfo').getByRole('button', { name: '统计设置' });
const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true }).click();

/** Opens a document of the site and waits until all that it loads by itself is there. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${own.product.url}${address}`, { waitUntil: 'networkidle' });
  await takenOver(page);
}

/** Expects exactly these pages to have been counted since the last call, in any order. */
async function expectCounted(...paths: readonly string[]): Promise<readonly Counted[]> {
  const counted: Counted[] = [];
  const addresses = () => {
    counted.push(...analytics.takeCounted());
    return counted.map(({ url }) => url).toSorted();
  };
  await expect.poll(addresses).toEqual(paths.map((path) => own.product.url + path).toSorted());
  return counted;
}

test('nothing is loaded before the visitor agrees, who gets there by keyboard; then each page is counted once', async ({
  page,
}) => {
  await open(page, '/?from=friend');
  await expect(bar(page)).toBeVisible();
  expect(analytics.takeRequests()).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: '同意', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expectCounted('/home');

  await goTo(page, '新闻资讯');
  await expect(heading(page)).toHaveText('新闻资讯');
  await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click();
  await expect(page.getByText('访问统计：您已同意')).toBeVisible();
  await expectCounted('/news-list', '/privacy');

  await open(page, '/news-list');
  await expect(bar(page)).toBeHidden();
  await expectCounted('/news-list');
  expect(new Set(analytics.takeRequests())).toEqual(new Set(['GET /script.js', 'POST /api/send']));
});

test('it is told the page, its title and the one before, and nothing of the query that brought the visitor', async ({ page }) => {
  await open(page, '/news-list?visitor=7');
  await answer(page, '同意');
  await goTo(page, '关于我们');
  await expect(heading(page)).toHaveText('关于我们');

  const website = 'site-7';
  expect(await expectCounted('/news-list', '/about-us')).toEqual([
    { website, url: `${own.product.url}/news-list`, title: expect.stringContaining('新闻资讯'), referrer: '' },
    {
      website,
      url: `${own.product.url}/about-us`,
      title: expect.stringContaining('关于我们'),
      referrer: `${own.product.url}/news-list`,
    },
  ]);
});

test('who does not agree is not asked again, and may change it in the footer and beside the privacy policy', async ({
  page,
  context,
}) => {
  await open(page, '/home');
  await answer(page, '不同意');
  await open(page, '/privacy');
  await expect(bar(page)).toBeHidden();
  await expect(page.getByText('访问统计：您未同意')).toBeVisible();
  expect(analytics.takeRequests()).toEqual([]);

  await settingsButton(page).click();
  await expect(bar(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settingsButton(page)).toBeFocused();
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await answer(page, '同意');
  await expect(page.getByText('访问统计：您已同意')).toBeVisible();
  await expectCounted('/privacy');
  expect(await context.cookies()).toHaveLength(1);

  // Only a new document gets rid of a script that has run.
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: '更改选择' }).click();
  await answer(page, '不同意');
  await anew;
  await expect(page.getByText('访问统计：您未同意')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('umami')))).toEqual([]);
  analytics.takeRequests();
  await goTo(page, '新闻资讯');
  await expect(heading(page)).toHaveText('新闻资讯');
  expect(analytics.takeRequests()).toEqual([]);
});

test('an answer in one tab counts in the others', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/home');
  await open(other, '/news-list');
  await answer(page, '同意');

  await expect(bar(other)).toBeHidden();
  await expectCounted('/home', '/news-list');
});

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  test(`a browser that says ${signal} is not asked, and nothing is counted`, async ({ page }) => {
    await page.addInitScript(([name, given]) => Object.defineProperty(Navigator.prototype, name, { get: () => given }), [
      signal,
      value,
    ] as const);
    await open(page, '/home');

    await expect(settingsButton(page)).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    expect(analytics.takeRequests()).toEqual([]);
  });
}

test('sign-in and console know nothing of it, nor do public pages that staff read', async ({ page }) => {
  const policyOf = async (address: string) =>
    (await page.request.get(`${own.product.url}${address}`)).headers()['content-security-policy'];
  expect(await policyOf('/home')).toContain(`script-src 'self'`);
  expect(await policyOf('/home')).toContain(` ${analytics.host}/script.js;`);
  for (const address of ['/login', '/index', '/system/dict']) expect(await policyOf(address)).not.toContain(analytics.host);

  // A visitor agrees, and signs in afterwards.
  await open(page, '/home');
  await answer(page, '同意');
  await expectCounted('/home');
  const anew = page.waitForEvent('load');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`${own.product.url}/login`);
  await elsewhere.evaluate(() => localStorage.setItem('ACCESS_TOKEN', 'a-token'));
  await anew;
  await takenOver(page);
  analytics.takeRequests();
  await goTo(page, '新闻资讯');
  await expect(heading(page)).toHaveText('新闻资讯');

  await expect(settingsButton(page)).toHaveCount(0);
  expect(analytics.takeRequests()).toEqual([]);
});

test('who signs in while the question stands is not counted', async ({ page }) => {
  await open(page, '/home');
  await page.evaluate(() => localStorage.setItem('ACCESS_TOKEN', 'a-token'));
  await answer(page, '同意');
  await goTo(page, '新闻资讯');
  await expect(heading(page)).toHaveText('新闻资讯');

  expect(analytics.takeRequests()).toEqual([]);
});

test('a script that is not what the operator looked at does not run', async ({ page, faults }) => {
  faults.expect(/integrity/, 1);
  configure({ integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC' });
  await open(page, '/home');
  const failure = page.waitForEvent('console', (message) => message.type() === 'error');
  await answer(page, '同意');
  await failure;

  await goTo(page, '新闻资讯');
  await expect(heading(page)).toHaveText('新闻资讯');
  expect(await page.evaluate(() => 'umami' in window)).toBe(false);
  expect(analytics.takeRequests()).toEqual(['GET /script.js']);
  configure({});
});

test('the bar leaves hotline and end of the page free', async ({ page }) => {
  await open(page, '/news-list');
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(bar(page)).toBeVisible();
    const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 };
    const bottomOf = async (locator: Locator) => {
      const box = await boxOf(locator);
      return box.y + box.height;
    };
    const top = (await boxOf(bar(page))).y;
    expect(height - top, `the bar's height at ${width}`).toBeLessThan(height / 3);
    const hotline = page.getByRole('complementary', { name: '商务合作热线' });
    // The hotline gives way to the bar one frame later.
    if (width < 992) await expect.poll(() => bottomOf(hotline)).toBeCloseTo(top, 0);
    const endOfPage = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return bottomOf(page.getByRole('contentinfo'));
    };
    await expect.poll(endOfPage).toBeLessThanOrEqual(top + 1);
    expect(await axeFindings(page, { scope: '[aria-label="访问统计"]' })).toEqual([]);
  }

  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/news-list');
  await expect(bar(page)).toBeVisible();
  expect(await axeFindings(page, { scope: '[aria-label="访问统计"]' })).toEqual([]);
});
