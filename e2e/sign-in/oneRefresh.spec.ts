import type { Page } from '@playwright/test';
import { allDictData, auth } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { StoredSession } from '../fixtures/StoredSession.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListPage } from '../pages/ListPage.ts';

test.use({ as: 'admin' });

const TABS = 3;
const CALLS = 30;

/** Lets the console's own platform make calls side by side, and tells how many went through. */
const callAtOnce = (page: Page, count: number): Promise<number> =>
  page.evaluate(async (calls) => {
    interface Platform {
      readonly dictionary: { readonly load: (options: { quiet: boolean }) => Promise<void> };
    }
    interface Federation {
      readonly __INSTANCES__: readonly { readonly loadShare: (name: string) => Promise<() => Platform> }[];
    }
    // The runtime of module federation keeps what the document shares under this name.
    const { __FEDERATION__ } = globalThis as unknown as { readonly __FEDERATION__: Federation };
    const share = await __FEDERATION__.__INSTANCES__[0]?.loadShare('@zhilv/platform');
    if (share === undefined) throw new Error('The document shares no platform.');
    const { dictionary } = share();
    const loading = Array.from({ length: calls }, () => dictionary.load({ quiet: true }));
    return (await Promise.allSettled(loading)).filter(({ status }) => status === 'fulfilled').length;
  }, count);

test('30 calls at once in three tabs, with a token that has expired, cost one refresh', async ({ page, context }) => {
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/system/dict?type=common_status');
    await expect(new ListPage(tab).row('系统状态')).toContainText('开启');
  }
  const refreshes = tabs.map((tab) => new Calls(tab, auth.refreshToken));
  const loads = tabs.map((tab) => new Calls(tab, allDictData));
  const stored = new StoredSession(page);

  await stored.expireAccess();
  const done = await Promise.all(tabs.map((tab) => callAtOnce(tab, CALLS / TABS)));

  expect(done).toEqual(Array(TABS).fill(CALLS / TABS));
  expect(refreshes.flatMap(({ seen }) => seen)).toHaveLength(1);
  expect(loads.flatMap(({ seen }) => seen).length).toBeGreaterThanOrEqual(CALLS);
  expect(await stored.read('ACCESS_TOKEN')).not.toBe('expired');
  for (const tab of tabs) await expect(tab.getByRole('dialog')).toBeHidden();
});
