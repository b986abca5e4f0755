import type { Page } from '@playwright/test';
import { layoutShifts, painted, watchLayoutShifts } from '../fixtures/layoutShifts.ts';
import { after, inParts } from '../product/inParts.ts';
import { listedAddresses } from '../product/publicAddresses.ts';
import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';
import { withMotion } from '../product/withMotion.ts';

test.use(withMotion);

/** Lists the scripts and stylesheets that a page asks for from now on. */
function watchFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.push(pathname);
  });
  return files;
}

test('the first paint needs the document alone, and what comes later takes the line from nothing', async ({ page }) => {
  const files = watchFiles(page);
  // With time standing still nothing is started later.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/home');
  const heading = page.getByRole('heading', { level: 1 });
  const painted = await heading.boundingBox();
  expect(files).toEqual([]);

  await page.clock.resume();
  await takenOver(page);
  expect(files.length).toBeGreaterThan(3);
  expect(await heading.boundingBox()).toEqual(painted);
});

for (const [parts, cut] of Object.entries({
  'the stylesheets of the rest': after('<style data-later-style>'),
  'the rest, when these are there': (document: string) => document.lastIndexOf('</style>') + '</style>'.length,
}))
  test(`what is painted first does not wait for ${parts}, and stays as it is`, async ({ page, baseURL }) => {
    const slow = await inParts(baseURL ?? '', cut);
    await watchLayoutShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${slow.url}/home`, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const first = await page.evaluate(computedStyles);

    slow.sendRest();

    await takenOver(page);
    await expect(page.locator('style[data-first-style]')).toHaveCount(0);
    expect(await page.evaluate(computedStyles)).toEqual(first);
    expect(await layoutShifts(page)).toEqual([]);
    await slow.close();
  });

test('a visitor who presses something before that has the scripts come at once', async ({ page }) => {
  const files = watchFiles(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/home');
  expect(files).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => files.length).toBeGreaterThan(3);

  await page.clock.resume();
  await takenOver(page);
});

test('a page that a visitor turns to is fetched ahead, and its content is not', async ({ page }) => {
  await page.goto('/home');
  await takenOver(page);
  const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '关于我们' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ahead = page.waitForRequest(/page-public-about-us-index\.js$/);
  await link.hover();

  expect((await (await ahead).response())?.status()).toBe(200);
  // Any other request would have begun by now.
  await link.blur();
  expect(asked.filter((path) => !path.startsWith('/remotes/'))).toEqual([]);
});

test('a page in a document of its own begins at its top, wherever the one before was left', async ({ page }) => {
  const top = () => page.evaluate(() => scrollY);
  await page.goto('/home');
  await takenOver(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.goto('/about-us');
  await takenOver(page);
  expect(await top()).toBe(0);

  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.reload();
  await takenOver(page);
  await expect.poll(top).toBe(600);
});

/** The parts that are painted whole: a page that has each, and an end tag in its middle. */
const PAINTED_WHOLE = {
  'the header': { path: '/about-us', cut: '</nav>' },
  'what the home opens with': { path: '/home', cut: '</h1>' },
  'the head of a list': { path: '/case-list', cut: '</h1>' },
  'the head of a case': { path: '/case-detail', cut: '</h1>' },
  'what stands in place of a page': { path: '/news-detail?id=999999', cut: '</h1>' },
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [part, { path, cut }] of Object.entries(PAINTED_WHOLE)) {
    test(`${part} is not seen before all of it has come`, async ({ page, baseURL, faults }) => {
      faults.ignore(/status of 404/);
      const listed = await listedAddresses(page);
      const slow = await inParts(baseURL ?? '', after(cut));
      await watchLayoutShifts(page);
      await page.goto(slow.url + (listed.find((address) => address.startsWith(`${path}?id=`)) ?? path), { waitUntil: 'commit' });
      const element = cut.replace(/\W/g, '');
      await expect.poll(() => page.evaluate((name) => document.querySelector(name) !== null, element)).toBe(true);
      await page.evaluate(idle);
      expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);

      slow.sendRest();

      await painted(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
      await slow.close();
    });
  }

  test('the sign of the hotline is not seen beside half of its words', async ({ page, baseURL }) => {
    const slow = await inParts(baseURL ?? '', after('商务合作热线 '));
    await watchLayoutShifts(page);
    await page.goto(`${slow.url}/about-us`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await painted(page);

    slow.sendRest();

    await expect(page.getByRole('complementary', { name: '商务合作热线' }).getByRole('link')).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    await slow.close();
  });
});

for (const [part, cut] of Object.entries({
  'its kinds': '行业资讯</a></li></ul></nav>',
  'a part of its field': 'name="infoType" value="2"/>',
})) {
  test(`what stands above a list stays where it is when no more than ${part} have come`, async ({ page, baseURL }) => {
    const slow = await inParts(baseURL ?? '', after(cut));
    await watchLayoutShifts(page);
    await page.goto(`${slow.url}/news-list?infoType=2`, { waitUntil: 'commit' });
    await expect(page.getByRole('navigation', { name: '新闻分类' })).toBeVisible();
    await painted(page);
    const button = page.getByRole('search', { name: '在新闻中查找' }).getByRole('button');
    await expect(button).toHaveCount(0);

    slow.sendRest();

    await expect(button).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    await slow.close();
  });
}

/** Runs in the page: how the first sight of the home is painted, element by element. */
const computedStyles = (): readonly string[] =>
  Array.from(document.querySelectorAll('header, header *, [aria-label="开篇"] :not(style)'), (element) => {
    const styles = getComputedStyle(element);
    return `${element.outerHTML.slice(0, 80)} ${Array.from(styles, (name) => `${name}:${styles.getPropertyValue(name)}`).join(';')}`;
  });

/** Runs in the page: it has nothing left to do, or may draw nothing, in which case it is never idle. */
const idle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }));
