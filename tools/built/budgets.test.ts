import { budgetOf } from '@zhilv/build';
import { planOf } from '@zhilv/release/site-directory';
import { expect, it } from 'vitest';
import budgets from '../../e2e/weight/budgets.json' with { type: 'json' };
import { federatedPackages } from '../start/buildAll.ts';

interface Limit {
  readonly scriptBrotliKib: number;
}

const inPages: Readonly<Record<string, { readonly first?: unknown; readonly further?: Limit }>> = budgets.pages;
const { '//': _reason, ...limits } = budgets.releases;
const inReleases: Readonly<Record<string, Limit>> = limits;

/** Of a page's key and, where the release knows one, its address. */
const limitOf = (key: string, path = ''): number =>
  (inReleases[key] ?? inPages[path]?.further ?? budgets.further).scriptBrotliKib;

it('a release is held to the limits that its pages are measured by in a browser', async () => {
  const plans = await Promise.all(federatedPackages().map(planOf));
  const remotes = plans.filter(({ name }) => name !== 'host');
  const [host] = plans.filter(({ name }) => name === 'host').map(budgetOf);

  expect(host?.documents['sign-in']).toBe(budgets['sign-in'].scriptBrotliKib);
  expect(remotes.length).toBeGreaterThan(3);
  for (const plan of remotes) {
    const { entry, pages, slots } = budgetOf(plan);

    expect(entry).toBe(budgets.remote.scriptBrotliKib);
    expect(pages).toEqual(Object.fromEntries(Object.entries(plan.pages).map(([key, { path }]) => [key, limitOf(key, path)])));
    expect(slots).toEqual(Object.fromEntries(Object.keys(plan.slots).map((key) => [key, budgets.slot.scriptBrotliKib])));
  }
});
