import { budgetOf } from '@zhilv/build';
import { planOf } from '@zhilv/release/site-directory';
import { expect, it } from 'vitest';
import budgets from '../../e2e/weight/budgets.json' with { type: 'json' };
import { federatedPackages } from '../start/buildAll.ts';

interface OwnBudget {
  /** Of a page that menus bring, whose release knows no address of it. */
  readonly key?: string;
  readonly first?: unknown;
  readonly further?: { readonly scriptBrotliKib: number };
}

const own: Readonly<Record<string, OwnBudget>> = budgets.pages;

const ownOf = (key: string, path = ''): OwnBudget | undefined => own[path] ?? Object.values(own).find((each) => each.key === key);

it('a release is held to the limits that its pages are measured by in a browser', async () => {
  const plans = await Promise.all(federatedPackages().map(planOf));
  const remotes = plans.filter(({ name }) => name !== 'host');
  const [host] = plans.filter(({ name }) => name === 'host').map(budgetOf);

  expect(host?.documents['sign-in']).toBe(budgets['sign-in'].scriptBrotliKib);
  expect(remotes.length).toBeGreaterThan(3);
  for (const plan of remotes) {
    const { entry, pages, slots } = budgetOf(plan);

    expect(entry).toBe(budgets.remote.scriptBrotliKib);
    expect(pages).toEqual(
      Object.fromEntries(
        Object.entries(plan.pages).map(([key, { path }]) => [
          key,
          (ownOf(key, path)?.further ?? budgets.further).scriptBrotliKib,
        ]),
      ),
    );
    expect(slots).toEqual(Object.fromEntries(Object.keys(plan.slots).map((key) => [key, budgets.slot.scriptBrotliKib])));
  }
});
