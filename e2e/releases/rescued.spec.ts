import type { Browser, Page } from '@playwright/test';
import { clientError } from '@zhilv/contract/operation';
import type { TextChange } from '../lab/alterRelease.ts';
import { breakablePages } from '../lab/brokenRelease.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { HomePage } from '../pages/HomePage.ts';
import { ListPage } from '../pages/ListPage.ts';
import { accessToken, callApi } from '../product/staff.ts';
import type { Faults } from '../fixtures/Faults.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { expect, test } from '../fixtures/test.ts';

/** Makes files break as soon as they are loaded, when the document says that anything breaks. */
const breaking = (file: RegExp): TextChange => ({
  file,
  from: /^/,
  to: 'if (globalThis.breaks) throw new Error("broken on purpose");\n',
});

/** The releases whose pages and cards break, by remote, and those that were live before. */
const broken = new Map<string, string>();
const before = new Map<string, string>();

// The tests share a product: side by side, each worker would start one.
test.describe.configure({ mode: 'default' });

const own = ownProduct({
  prepare: async ({ lab }) => {
    for (const [remote, change] of [
      ['remote_system', breaking(/^page-system-dict-index\.js$/)],
      ['remote_bpm', breaking(/^slot-.*\.js$/)],
      ['remote_public', breakablePages({ file: /^page-public-home-index\.js$/ })],
    ] as const) {
      before.set(remote, lab.active(remote));
      broken.set(remote, (await lab.publish(remote, { texts: [change] })).id);
    }
  },
});

/** Opens an address in a document in which the broken releases break, the public one when it is rendered. */
async function openBroken(address: string, browser: Browser, faults: Faults): Promise<Page> {
  const context = await signedInContext({ product: own.product, browser, faults });
  faults.ignore(/on purpose|broken at render/);
  const page = await context.newPage();
  await page.addInitScript(() => Object.assign(globalThis, { breaks: 'at render' }));
  await page.goto(address);
  return page;
}

/** Waits until 版本与发布 has the failure of a remote's broken release, with the one that stood in. An open document sends it. */
async function expectReported(remote: string): Promise<void> {
  const token = await accessToken(own.product.url, 'admin');
  await expect(async () => {
    const { list } = await callApi(own.product.url, clientError.page, { kind: 'load', pageSize: 100 }, token);
    expect(list).toContainEqual(
      expect.objectContaining({
        remote,
        release: broken.get(remote),
        message: expect.stringContaining(`${before.get(remote)} stands in; broken`),
      }),
    );
  }).toPass();
}

test('a page of the console that is rescued by the release before is among the failures', async ({ browser, faults }) => {
  const page = await openBroken('/system/dict', browser, faults);

  await expect(new ListPage(page).rows.first()).toBeVisible();
  await expectReported('remote_system');
});

test('a card that is rescued at the first visit of the home page shows there, and is among the failures', async ({
  browser,
  faults,
}) => {
  const page = await openBroken('/index', browser, faults);

  await expect(new HomePage(page).cardTitles).toHaveText(['未读消息', '流程模型']);
  await expectReported('remote_bpm');
});

test('a public page that breaks while it is rendered and is rescued by the release before is among the failures', async ({
  browser,
  faults,
}) => {
  const page = await openBroken('/home', browser, faults);

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectReported('remote_public');
});
