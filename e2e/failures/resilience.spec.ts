import { Console } from '../pages/Console.ts';
import { altered } from '../lab/fileFaults.ts';
import { HomePage } from '../pages/HomePage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

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
