import type { Page } from '@playwright/test';
import { changePermissions } from '../fixtures/changeGrants.ts';
import { expect, test } from '../fixtures/test.ts';
import { menuTrails } from '../product/menuTrails.ts';
import { CONSOLE_REMOTES } from '../product/remoteTrails.ts';
import { everyRoute, isPattern, leadsTo, type Route } from '../product/routes.ts';
import { expectNoChanges, isList, liveThrough } from './recordLife.ts';

/*
 * Made from menus and releases: a new list is lived through without an edit, as a user with rights and as one without.
 */
test.use({ as: 'admin' });

for (const remote of CONSOLE_REMOTES)
  test(`the lists of ${remote} let records be made, found, changed and deleted by those with the right alone`, async ({
    page,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    const routes = (await everyRoute(url)).filter((route) => route.layout === 'console' && route.remote === remote);
    test.setTimeout(60_000 + routes.length * 30_000);

    const lists: string[] = [];
    for (const { path, address } of await addressesOf(page, routes)) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      if (!(await isList(page))) continue;
      lists.push(path);
      await test.step(`${address}: by those with the right`, () => liveThrough(page));

      await test.step(`${address}: not by those who may only look`, async () => {
        const looking = await page.context().newPage();
        await changePermissions(page.context(), []);
        await looking.goto(address);
        await expectNoChanges(looking);
        await page.context().unrouteAll();
        await looking.close();
      });
    }

    // These are lists for certain, so a test that takes nothing for a list fails.
    if (remote === 'remote_system') expect(lists).toEqual(expect.arrayContaining(['/system/dict', '/infra/config']));
  });

test.describe('without the right', () => {
  test.use({ as: 'guest' });

  for (const remote of CONSOLE_REMOTES)
    test(`pages of ${remote} are nowhere, or closed in the words of the back end`, async ({ page, baseURL }) => {
      const url = baseURL ?? '';
      const ofMenu = new Set((await menuTrails(url)).map(({ path }) => path));
      const ofRemote = (await everyRoute(url)).filter((route) => route.layout === 'console' && route.remote === remote);
      // A page with neither a menu row nor a value in its path needs a query, which this test does not know.
      const routes = ofRemote.filter((route) => isPattern(route) || ofMenu.has(route.path));
      expect(routes).not.toEqual([]);
      test.setTimeout(60_000 + routes.length * 10_000);

      for (const { path } of routes) {
        await page.goto(path.replaceAll(/:\w+(\(.*?\))?/g, '1'));
        await expect
          .poll(
            async () => page.url().endsWith('/404') || (await page.getByRole('main').innerText()).includes('没有该操作权限'),
            path,
          )
          .toBe(true);
        await expect(page.getByRole('button', { name: /^新增/ })).toHaveCount(0);
      }
    });
});

interface Visit {
  readonly path: string;
  readonly address: string;
}

/** Finds an address of each route; a route with a value from data is reached by a link on another page of the remote. */
async function addressesOf(page: Page, routes: readonly Route[]): Promise<readonly Visit[]> {
  const plain = routes.filter((route) => !isPattern(route));
  const links = new Set<string>();
  for (const { path } of plain) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const link of await page.getByRole('main').getByRole('link').all()) links.add((await link.getAttribute('href')) ?? '');
  }
  const linked = routes.filter(isPattern).flatMap((route): Visit[] => {
    const link = [...links].find((link) => leadsTo(route, link));
    return link === undefined ? [] : [{ path: route.path, address: link }];
  });
  return [...plain.map(({ path }) => ({ path, address: path })), ...linked];
}
