import type { Route } from '@playwright/test';
import { Console } from '../pages/Console.ts';
import { altered, FILE_FAULTS, isFileOf, UNREACHABLE } from '../lab/fileFaults.ts';
import { HomePage } from '../pages/HomePage.ts';
import { CONSOLE_REMOTES, type RemoteTrail, remoteTrails } from '../product/remoteTrails.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

/** Finds a page of the remote, and one of another remote. */
async function twoTrails(url: string, remote: string): Promise<{ readonly own: RemoteTrail; readonly other: RemoteTrail }> {
  const trails = await remoteTrails(url);
  const own = trails.find((trail) => trail.remote === remote);
  const other = trails.find((trail) => trail.remote !== remote);
  if (!own || !other) throw new Error(`the menu shows no page of ${remote}, or none of another remote`);
  return { own, other };
}

for (const remote of CONSOLE_REMOTES) {
  test.describe(remote, () => {
    test('whatever its files do, its page says so, 重试 brings it back, and the rest goes on', async ({
      page,
      baseURL,
      faults,
    }) => {
      test.setTimeout(180_000);
      // Browsers word their errors about such files differently.
      faults.ignore(new RegExp(`/${remote}/|ChunkLoadError|integrity`));
      const { own, other } = await twoTrails(baseURL ?? '', remote);
      const shell = new Console(page);
      const retry = page.getByRole('main').getByRole('button', { name: '重试' });

      for (const { name, says, files = /./, answer } of FILE_FAULTS) {
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
          await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
          expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        });
      }
    });

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

      await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
    });
  });
}

// The calendar is the only part of pages in a shared chunk that the console does not start with.
for (const path of ['/system/dict', '/mall/product/property']) {
  test(`a shared chunk that fails once is asked for again, and works: ${path}`, async ({ page, faults }) => {
    faults.ignore(/ERR_FAILED|ChunkLoadError/);
    await page.goto(path, { waitUntil: 'networkidle' });
    const unfold = page.getByRole('search').getByRole('button', { name: '展开' });
    if (await unfold.isVisible()) await unfold.click();
    const calendar = page.getByRole('button', { name: '从日历中选择创建时间' });
    await page.route(/\/host\/.*\.js$/, (route) => route.abort(), { times: 1 });

    // The calendar is loaded when the mouse comes to its button.
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/host/'));
    await calendar.hover();
    await failed;
    await calendar.click();

    await expect(page.getByRole('dialog', { name: '选择创建时间' }).getByRole('grid')).toBeVisible();
  });
}

test('a contribution whose files fail leaves its page whole', async ({ page, faults }) => {
  faults.ignore(/\/remote_bpm\/|ChunkLoadError|integrity/);
  await page.route(/\/remotes\/remote_bpm\/.*\/slot-/, (route) => altered(route, (body) => `${body} `));
  const leftOut = page.waitForEvent('console', (message) =>
    message.text().includes('slot bpm/model/newest of remote_bpm left out'),
  );

  await page.goto('/index');
  await leftOut;

  const home = new HomePage(page);
  await expect(home.greeting).toContainText('管理员');
  await expect(home.cardTitles).toHaveText(['未读消息']);
  await home.shortcuts.filter({ hasText: '流程模型' }).click();
  await expect(new Console(page).row('员工请假')).toBeVisible();
});
