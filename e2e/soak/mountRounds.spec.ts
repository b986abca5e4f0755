import { Console } from '../pages/Console.ts';
import { CONSOLE_REMOTES, remoteTrails } from '../product/remoteTrails.ts';
import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';
import { countTimers, leavesNothing } from './leavesNothing.ts';
import { rounds, sampleOf } from '@zhilv/testing/soak';

const count = rounds({ sample: 3, soak: 200 });

test.describe('in the console', () => {
  test.use({ as: 'admin' });

  for (const remote of sampleOf(CONSOLE_REMOTES, 1)) {
    test(`opening and closing pages of ${remote} leaves nothing behind`, async ({ page, baseURL }) => {
      const all = (await remoteTrails(baseURL ?? '')).filter((trail) => trail.remote === remote);
      const trails = sampleOf(all, 1);
      test.setTimeout(60_000 + count * trails.length * 5_000);
      await countTimers(page);
      await page.goto('/index');
      const shell = new Console(page);

      await leavesNothing(page, count, async () => {
        for (const { titles, title } of trails) {
          await shell.open(...titles);
          await expect(shell.heading(title)).toBeVisible();
          await shell.comesToRest();
          await shell.closeTab(title);
          await expect(shell.heading(title)).toBeHidden();
        }
      });
    });
  }
});

test('going to and fro between the pages of the public site leaves nothing behind', async ({ page }) => {
  const items = ['新闻资讯', '关于我们', '首页'];
  test.setTimeout(60_000 + count * items.length * 5_000);
  await countTimers(page);
  await page.goto('/home');
  const navigation = page.getByRole('navigation', { name: '主导航' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A link that is pressed before the page answers to its visitor loads another document, whose listeners come later.
  await takenOver(page);

  await leavesNothing(page, count, async () => {
    for (const name of items) {
      const item = navigation.getByRole('link', { name, exact: true });
      await item.click();
      await expect(item).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });
});
