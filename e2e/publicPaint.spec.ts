import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from './layoutShifts.ts';
import { listedAddresses, oneOfEachKind, UNLISTED_ADDRESSES } from './publicAddresses.ts';
import { takenOver } from './publicDocument.ts';
import { expect, test } from './test.ts';

/** Records which scripts and stylesheets a page asks for. */
function watchFiles(page: Page): { readonly scripts: string[]; readonly styles: string[] } {
  const asked = { scripts: [] as string[], styles: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.scripts.push(pathname);
    if (pathname.endsWith('.css')) asked.styles.push(pathname);
  });
  return asked;
}

/** Keeps all stylesheets back until it is called. */
async function holdStyles(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('no script takes the line from what the first paint needs', async ({ page }) => {
  const { scripts, styles } = watchFiles(page);
  const give = await holdStyles(page);
  const opened = page.goto('/home');
  await page.waitForFunction(() => document.readyState === 'interactive');
  await expect.poll(() => styles.length).toBeGreaterThan(2);
  expect(scripts).toEqual([]);

  give();
  await opened;
  await takenOver(page);
  expect(scripts.length).toBeGreaterThan(3);
});

test('a visitor who presses something before that has the scripts come at once', async ({ page }) => {
  const { scripts } = watchFiles(page);
  const give = await holdStyles(page);
  const opened = page.goto('/home');
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.keyboard.press('Tab');
  await expect.poll(() => scripts.length).toBeGreaterThan(3);

  give();
  await opened;
  await takenOver(page);
});

test('a page that a visitor turns to is fetched ahead, and its content is not', async ({ page }) => {
  await page.goto('/home');
  await takenOver(page);
  const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '关于我们' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ahead = page.waitForRequest(/page-public-about-us-index\.\w+\.js$/);
  await link.hover();

  expect((await (await ahead).response())?.status()).toBe(200);
  await link.blur(); // Whatever else it would begin has begun.
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
  expect(await top()).toBe(600);
});

for (const [device, context] of Object.entries({
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
})) {
  test(`nothing moves by itself while a public page opens and is read, on a ${device}`, async ({
    browser,
    baseURL,
    faults,
    page: asking,
  }) => {
    const paths = [...oneOfEachKind(await listedAddresses(asking)), ...UNLISTED_ADDRESSES];
    test.setTimeout(30_000 + paths.length * 10_000);
    faults.ignore(/status of 40[14]/); // Pages that are not there, or not for visitors, say so by their status.
    const visitor = await browser.newContext({ ...context, baseURL: baseURL ?? '' });
    faults.watch(visitor);
    const page = await visitor.newPage();
    await watchLayoutShifts(page);
    const moved: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await takenOver(page);
      await readToTheEnd(page);
      moved.push(...(await layoutShifts(page)).map((shift) => `${path}: ${shift}`));
    }
    await visitor.close();

    expect(moved).toEqual([]);
  });
}

/** Screen by screen, each of them drawn. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const seen = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    while (!seen()) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await drawn();
    }
    const shown = Array.from(document.images).filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  });
}
