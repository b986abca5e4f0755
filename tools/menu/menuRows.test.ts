import { pageKeyOf } from '@zhilv/release/page-key';
import { planOf } from '@zhilv/release/site-directory';
import { seededMenuRows } from '@zhilv/server/seeded-menus';
import { expect, it } from 'vitest';
import { federatedPackages } from '../start/buildAll.ts';

it('every page has a menu row that leads to it, or an address of its own', async () => {
  const plans = await Promise.all(federatedPackages().map(planOf));
  const pages = plans.flatMap(({ name, pages: ofRemote }) =>
    Object.entries(ofRemote).map(([key, page]) => ({ name, key, ...page })),
  );
  const keys = new Set(seededMenuRows.map(({ component }) => pageKeyOf(component)));
  const lost = pages.filter(({ key, path, frame }) => !keys.has(key) && path === undefined && frame === undefined);

  expect(pages.length).toBeGreaterThan(5);
  expect(
    lost.map(({ name, key }) => `${key} of ${name}`),
    'nobody can get to these pages: seed a menu row with the key as its `component` (server/src/system/menu), or give the page a `path` where it declares itself (`*.route.ts`, `pages.ts` of remote-public)',
  ).toEqual([]);
});
