import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { Stillness } from '../fixtures/Stillness.ts';
import { everyRoute, isPattern, leadsTo, type Route } from '../product/routes.ts';

/** Routes by the product's address; asking for them takes a sign-in. */
const known = new Map<string, Promise<readonly Route[]>>();

function routesAt(url: string): Promise<readonly Route[]> {
  const routes = known.get(url) ?? everyRoute(url);
  known.set(url, routes);
  return routes;
}

/** Gives the route of a page. @throws Error where it has none */
export async function routeOf(key: string, url = ''): Promise<Route> {
  const route = (await routesAt(url)).find((one) => one.key === key);
  if (route === undefined) throw new Error(`${key} has neither a menu row nor an address of its own, so nobody can open it`);
  return route;
}

/**
 * Gives an address of the route. One that takes a value from data is reached by a link of another page of the remote.
 * @throws Error where no link leads to it
 */
export async function addressOf(page: Page, route: Route, url = ''): Promise<string> {
  if (!isPattern(route)) return route.path;
  // The list that leads there has the key most like it.
  const others = (await routesAt(url))
    .filter((one) => one.remote === route.remote && !isPattern(one))
    .toSorted((one, other) => likeness(other.key, route.key) - likeness(one.key, route.key));
  const stillness = new Stillness(page);
  for (const { path } of others) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await stillness.reached();
    const addresses = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // Lists begin with the newest record, which may be of a test beside this one, and deleted before the address is opened.
    const oldest = addresses.findLast((address) => leadsTo(route, address));
    if (oldest !== undefined) return oldest;
  }
  throw new Error(`no page of ${route.remote} has a link to ${route.path}`);
}

/** Counts the letters with which both keys begin. */
function likeness(one: string | null, other: string | null): number {
  const differs = (one ?? '').split('').findIndex((letter, index) => letter !== other?.[index]);
  return differs === -1 ? (one ?? '').length : differs;
}
