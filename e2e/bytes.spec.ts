import budgets from './budgets.json' with { type: 'json' };
import { Console } from './Console.ts';
import { Downloads } from './Downloads.ts';
import { allRoutes } from './routes.ts';
import { expect, test } from './test.ts';

test('the public home stays within its bytes and requests', async ({ page }) => {
  const downloads = new Downloads(page);
  await page.goto('/home', { waitUntil: 'networkidle' });

  const all = await downloads.all();
  const documents = all.filter(({ type }) => type === 'document' || type === 'stylesheet');
  expect(await downloads.scriptGzipKib()).toBeLessThanOrEqual(budgets.home.scriptGzip);
  expect(documents.reduce((sum, { wire }) => sum + wire, 0) / 1024).toBeLessThanOrEqual(budgets.home.criticalPath);
  expect(all.length, all.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(budgets.home.requests);
});

test('sign-in stays within its bytes', async ({ page }) => {
  const downloads = new Downloads(page);
  await page.goto('/login', { waitUntil: 'networkidle' });

  expect(await downloads.scriptBrotliKib()).toBeLessThanOrEqual(budgets['sign-in'].scriptBrotli);
});

test('while somebody types at sign-in, the files of the console are fetched ahead', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  const console = page.waitForRequest(/\/host\/.*\/console\.\w+\.js$/);
  await page.getByLabel('账号').fill('admin');

  expect((await (await console).response())?.status()).toBe(200);
});

test.describe('in the console', () => {
  test.use({ as: 'admin' });

  test('a page opened first stays within its bytes', async ({ browser, context, baseURL }) => {
    for (const path of await consolePaths(baseURL ?? '')) {
      const cold = await browser.newContext({ storageState: await context.storageState(), baseURL: baseURL ?? '' });
      const page = await cold.newPage();
      const downloads = new Downloads(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await downloads.scriptBrotliKib(), path).toBeLessThanOrEqual(budgets.firstList.scriptBrotli);
      await cold.close();
    }
  });

  test('a further page costs its own bytes, and the container of its remote once', async ({ page, baseURL }) => {
    const remotes = new Set<string>();
    page.on('request', (request) => {
      const remote = /\/remotes\/(\w+)\//.exec(request.url())?.[1];
      if (remote) remotes.add(remote);
    });
    await page.goto('/index', { waitUntil: 'networkidle' });
    for (const [index, path] of (await consolePaths(baseURL ?? '')).entries()) {
      const known = remotes.size;
      const downloads = new Downloads(page);
      await new Console(page).tab('首页').click();
      // Home has a shortcut to every page.
      await page.getByRole('main').locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await page.waitForLoadState('networkidle');
      const limit = budgets.furtherList.scriptBrotli + (remotes.size > known ? budgets.remote.scriptBrotli : 0);
      if (index > 0) expect(await downloads.scriptBrotliKib(), path).toBeLessThanOrEqual(limit);
    }
    expect(remotes.size).toBeGreaterThan(2);
  });
});

/** The addresses of all pages but the console's own home. */
const consolePaths = async (url: string): Promise<readonly string[]> =>
  (await allRoutes(url)).filter(({ layout, path }) => layout === 'console' && path !== '/index').map(({ path }) => path);
