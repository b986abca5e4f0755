import budgets from './budgets.json' with { type: 'json' };
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

  test('every page stays within the bytes of a first page, and every further one within those of a further', async ({
    page,
    context,
    baseURL,
  }) => {
    const paths = (await allRoutes(baseURL ?? '')).filter(({ layout }) => layout === 'console').map(({ path }) => path);
    for (const [index, path] of paths.entries()) {
      const cold = await context.browser()?.newContext({ storageState: await context.storageState(), baseURL: baseURL ?? '' });
      const first = await cold?.newPage();
      if (!cold || !first) throw new Error('no browser');
      const downloads = new Downloads(first);
      await first.goto(path, { waitUntil: 'networkidle' });
      expect(await downloads.scriptBrotliKib(), path).toBeLessThanOrEqual(budgets.firstList.scriptBrotli);
      await cold.close();

      // The same browser goes on: what it has already is not fetched again.
      const further = new Downloads(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      if (index > 1)
        expect(await further.scriptBrotliKib(), `${path} as a further page`).toBeLessThanOrEqual(
          budgets.furtherList.scriptBrotli,
        );
    }
  });
});
