import type { Route } from '@playwright/test';
import { Console } from '../pages/Console.ts';
import { asStaticHost } from '../fixtures/publicDocument.ts';
import { askToSaveData } from '../fixtures/fetchedAhead.ts';
import { FILE_FAULTS, isFileOf, UNREACHABLE } from '../lab/fileFaults.ts';
import { CONSOLE_REMOTES, type RemoteTrail, remoteTrails } from '../product/remoteTrails.ts';
import { expect, test } from '../fixtures/test.ts';
import { isLong, sampleOf } from '@zhilv/testing/soak';

// The browser would have right files before a test spoils them.
test.beforeEach(({ page }) => askToSaveData(page));

/** Finds a page of the remote, and one of another remote. */
async function twoTrails(url: string, remote: string): Promise<{ readonly own: RemoteTrail; readonly other: RemoteTrail }> {
  const trails = await remoteTrails(url);
  const own = trails.find((trail) => trail.remote === remote);
  const other = trails.find((trail) => trail.remote !== remote);
  if (!own || !other) throw new Error(`the menu shows no page of ${remote}, or none of another remote`);
  return { own, other };
}

for (const [position, remote] of CONSOLE_REMOTES.entries()) {
  const faultsOfFiles = sampleOf(FILE_FAULTS, 1, position);

  test.describe(remote, () => {
    test.use({ as: 'admin' });

    test('whatever its files do, its page says so, 重试 brings it back, and the rest goes on', async ({
      page,
      baseURL,
      faults,
    }) => {
      test.setTimeout(60_000 + faultsOfFiles.length * 15_000);
      // Browsers word their errors about such files differently.
      faults.ignore(new RegExp(`/${remote}/|ChunkLoadError|integrity`));
      const { own, other } = await twoTrails(baseURL ?? '', remote);
      const shell = new Console(page);
      const retry = page.getByRole('main').getByRole('button', { name: '重试' });

      for (const { name, says, files = /./, answer } of faultsOfFiles) {
        await test.step(name, async () => {
          await page.goto(other.path);
          await expect(shell.heading(other.title)).toBeVisible();
          await page.evaluate(() => Object.assign(window, { sameDocument: true }));
          const isMeant = isFileOf(remote, files);
          await page.route(isMeant, answer);

          await shell.open(...own.titles);
          await expect(page.getByRole('main').getByRole('alert')).toContainText(says);
          await shell.open(...other.titles);
          await expect(shell.heading(other.title)).toBeVisible();
          await shell.tab(own.title).click();
          await expect(page.getByRole('main').getByRole('alert')).toContainText(says);
          await page.unroute(isMeant);
          await retry.click();

          await expect(shell.heading(own.title)).toBeVisible();
          await shell.comesToRest();
          expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        });
      }
    });

    // The time is the loader's, and so the same for every remote.
    if (!isLong && position > 0) return;
    test('files that never come are given up on in bounded time', async ({ page, baseURL, faults }) => {
      faults.ignore(new RegExp(`/${remote}/`));
      const { own, other } = await twoTrails(baseURL ?? '', remote);
      const shell = new Console(page);
      await page.clock.install();
      await page.goto(other.path);
      await expect(shell.heading(other.title)).toBeVisible();
      const isMeant = isFileOf(remote);
      const held: Route[] = [];
      await page.route(isMeant, (route) => void held.push(route));

      await shell.open(...own.titles);
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await page.clock.fastForward(10_000);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(UNREACHABLE);
      await expect(shell.menu).toBeVisible();
      await page.unroute(isMeant);
      await page.getByRole('main').getByRole('button', { name: '重试' }).click();

      await expect(shell.heading(own.title)).toBeVisible();
      await shell.comesToRest();
    });
  });
}

test.describe('remote_public', () => {
  const faultsOfFiles = sampleOf(FILE_FAULTS, 3, CONSOLE_REMOTES.length);

  test('whatever its files do, the public site says so, and 重试 brings it back without a reload', async ({ page, faults }) => {
    test.setTimeout(60_000 + faultsOfFiles.length * 15_000);
    // Browsers word their errors about such files differently.
    faults.ignore(/\/remote_public\/|ChunkLoadError|integrity/);

    for (const { name, says, files, answer } of faultsOfFiles) {
      await test.step(name, async () => {
        const isMeant = isFileOf('remote_public', files);
        await asStaticHost(page);
        await page.route(isMeant, answer);

        await page.goto('/home');
        await expect(page.getByRole('heading', { name: '网站暂时打不开' })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(says);
        await expect(page.getByRole('link', { name: '员工登录' })).toBeVisible();
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.unrouteAll({ behavior: 'wait' });
        await page.getByRole('main').getByRole('button', { name: '重试' }).click();

        await expect(page.getByRole('main').getByRole('heading', { name: '解决方案', exact: true })).toBeVisible();
        await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      });
    }
  });
});
