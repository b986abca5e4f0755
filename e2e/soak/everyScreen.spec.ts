import { Stillness } from '../fixtures/Stillness.ts';
import { changePermissions } from '../fixtures/changeGrants.ts';
import { expect, test } from '../fixtures/test.ts';
import { isPattern } from '../product/routes.ts';
import { addressOf, routeOf } from '../lists/consoleAddresses.ts';
import { CONSOLE_PAGES } from '../lists/consolePages.ts';
import { expectNoChanges, isList, liveThrough } from '../lists/recordLife.ts';
import { sampleOf } from '@zhilv/testing/soak';

/*
 * The tests are made from the pages that remotes declare: a new list is lived through without an edit, as a user with rights and
 * as one without.
 */

const SAMPLE = { lists: 3, others: 1, closed: 4 };

test.describe('with the right', () => {
  test.use({ as: 'admin' });

  for (const { key } of sampleOf(
    CONSOLE_PAGES.filter(({ makesRecords }) => makesRecords),
    SAMPLE.lists,
  ))
    test(`${key} lets records be made, found, changed and deleted, by those with the right alone`, async ({ page, baseURL }) => {
      test.setTimeout(90_000);
      const address = await addressOf(page, await routeOf(key, baseURL), baseURL);
      await page.goto(address);
      await liveThrough(page, () =>
        // The list of a new screen has no record but this one.
        test.step('not by those who may only look', async () => {
          const looking = await page.context().newPage();
          await changePermissions(page.context(), []);
          await looking.goto(address);
          await expectNoChanges(looking);
          await looking.close();
        }),
      );
    });

  for (const { key } of sampleOf(
    CONSOLE_PAGES.filter(({ makesRecords }) => !makesRecords),
    SAMPLE.others,
  ))
    test(`${key} makes no records: a page that does shows how`, async ({ page, baseURL }) => {
      const stillness = new Stillness(page);
      await page.goto(await addressOf(page, await routeOf(key, baseURL), baseURL));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await stillness.reached();
      expect(await isList(page)).toBe(false);
    });
});

test.describe('without the right', () => {
  test.use({ as: 'guest' });

  test('each page is nowhere, or closed in the words of the back end', async ({ page, baseURL }) => {
    const pages = sampleOf(CONSOLE_PAGES, SAMPLE.closed);
    test.setTimeout(30_000 + pages.length * 10_000);
    for (const { key } of pages)
      await test.step(key, async () => {
        const route = await routeOf(key, baseURL);
        await page.goto(route.path.replaceAll(/:\w+(\(.*?\))?/g, '1'));
        // A menu row is given with the right; an address of a page's own is there for everybody, and its calls are refused.
        if (route.ofMenu) await expect(page).toHaveURL('/404');
        else if (isPattern(route)) await expect(page.getByRole('main')).toContainText('没有该操作权限');
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('button', { name: /^新增/ })).toHaveCount(0);
      });
  });
});
