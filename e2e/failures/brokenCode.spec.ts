import type { Page } from '@playwright/test';
import type { TextChange } from '../lab/alterRelease.ts';
import { type Break, breakablePages, BREAKING_BUTTON } from '../lab/brokenRelease.ts';
import { Console } from '../pages/Console.ts';
import { Stillness } from '../fixtures/Stillness.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { asStaticHost } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';

/** The remote whose code breaks, a page of it by the titles in the menu that lead to it, and a page of another remote. */
const BROKEN = 'remote_mall';
const OWN_PAGE = ['商城系统', '商品中心', '商品属性'] as const;
const OTHER_PAGE = ['系统管理', '字典管理'] as const;

// The tests share a product in which every release breaks on demand.
test.describe.configure({ mode: 'default' });

/** The changes that make pages of a remote break; each names the files and the variable that says where. */
const BREAKABLE: Readonly<Record<string, readonly TextChange[]>> = {
  [BROKEN]: [breakablePages()],
  remote_public: [
    breakablePages({ file: /^page-public-frame-.*\.js$/, by: 'frameBreaks' }),
    breakablePages({ file: /^page-public-home-.*\.js$/ }),
  ],
};

const own = ownProduct({
  prepare: async ({ lab }) => {
    for (const [remote, texts] of Object.entries(BREAKABLE)) {
      const whole = lab.active(remote);
      await lab.publish(remote, { texts });
      // With the release before blocked there is nothing to fall back to, and 重试 has to do with this one.
      await lab.mfe('block', remote, whole);
    }
  },
});

/** Covers the time that the loader allows a release, and a busy machine on top. */
const LOADING_MS = 20_000;

const setBreak = (page: Page, breaks: Break | null): Promise<void> =>
  page.evaluate((breaks) => void Object.assign(globalThis, { breaks }), breaks);

test('wherever the code of a remote breaks, menu and other pages go on, and 重试 brings it back', async ({ browser, faults }) => {
  test.setTimeout(240_000);
  const context = await signedInContext({ product: own.product, browser, faults });
  faults.ignore(/broken (at|in)/);
  const page = await context.newPage();
  const stillness = new Stillness(page);
  const shell = new Console(page);
  const title = OWN_PAGE[2];
  const rows = page.getByRole('main').getByRole('rowheader');
  const retry = page.getByRole('main').getByRole('button', { name: '重试' });
  await page.goto('/infra/config');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  for (const [breaks, face] of [
    ['at import', '页面程序运行出错，无法打开'],
    ['at render', '页面出现错误'],
    ['in an effect', '页面出现错误'],
  ] as const) {
    await test.step(breaks, async () => {
      await setBreak(page, breaks);
      await shell.open(...OWN_PAGE);
      await expect(page.getByRole('main').getByText(face)).toBeVisible({ timeout: LOADING_MS });
      await expect(page.getByRole('main').getByRole('link', { name: '返回首页' })).toBeVisible();
      // Once the page is still, no rendering is left that could mend it without 重试.
      await stillness.reached();
      await setBreak(page, null);
      await shell.open(...OTHER_PAGE);
      await expect(shell.heading(OTHER_PAGE[1])).toBeVisible();
      await expect(rows.first()).toBeVisible();
      await shell.tab(title).click();
      // A page that did not load is loaded when its tab is opened again; one that broke while it showed waits for 重试.
      if (breaks !== 'at import') await retry.click();
      await expect(rows.first()).toBeVisible();
      await expect(shell.heading(title)).toBeVisible();
      await shell.closeTab(title);
    });
  }

  await test.step('in an event, in a promise', async () => {
    await setBreak(page, 'in a promise');
    const uncaught = page.waitForEvent('pageerror', ({ message }) => message.includes('broken in a promise'));
    await shell.open(...OWN_PAGE);
    await uncaught;
    await expect(rows.first()).toBeVisible();
    const inEvent = page.waitForEvent('pageerror', ({ message }) => message.includes('broken in an event'));
    await page.getByRole('button', { name: BREAKING_BUTTON }).click();
    await inEvent;
    await expect(rows.first()).toBeVisible();
    await expect(shell.heading(title)).toBeVisible();
  });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await context.close();
});

/** Says where the public site breaks, for the next document and for the present one. */
async function setPublicBreak(page: Page, by: string, breaks: Break | null): Promise<void> {
  const set = ([by, breaks]: readonly [string, Break | null]): void => void Object.assign(globalThis, { [by]: breaks });
  // Of several such scripts the one added last runs last, and so counts.
  await page.addInitScript(set, [by, breaks] as const);
  await page.evaluate(set, [by, breaks] as const);
}

for (const [part, by, faceOf] of [
  ['frame', 'frameBreaks', { 'at import': '网站暂时打不开', else: '页面暂时打不开' }],
  ['page', 'breaks', { 'at import': '页面暂时打不开', else: '页面暂时打不开' }],
] as const) {
  test(`wherever the code of the public site's ${part} breaks, it says so, and 重试 brings it back without a reload`, async ({
    browser,
    faults,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ baseURL: own.product.url });
    faults.watch(context);
    faults.ignore(/broken (at|in)/);
    const page = await context.newPage();
    const stillness = new Stillness(page);
    // A page that the server rendered is whole, and would stay on the screen if the code broke at once.
    await asStaticHost(page);
    const whole = page.getByRole('heading', { name: '解决方案' });
    const navigation = page.getByRole('banner').getByRole('navigation');

    for (const breaks of ['at import', 'at render', 'in an effect'] as const) {
      await test.step(breaks, async () => {
        await setPublicBreak(page, by, breaks);
        await page.goto('/home');
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await expect(page.getByRole('heading', { name: breaks === 'at import' ? faceOf[breaks] : faceOf.else })).toBeVisible({
          timeout: LOADING_MS,
        });
        await expect(navigation).toBeVisible({ visible: part === 'page' });
        // Once the page is still, no rendering is left that could mend it without 重试.
        await stillness.reached();
        await setPublicBreak(page, by, null);
        await page.getByRole('button', { name: '重试' }).click();

        await expect(whole).toBeVisible();
        await expect(navigation).toBeVisible();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      });
    }

    await test.step('in an event, in a promise', async () => {
      await setPublicBreak(page, by, 'in a promise');
      const uncaught = page.waitForEvent('pageerror', ({ message }) => message.includes('broken in a promise'));
      await page.goto('/home');
      await uncaught;
      await expect(whole).toBeVisible();
      const inEvent = page.waitForEvent('pageerror', ({ message }) => message.includes('broken in an event'));
      await page.getByRole('button', { name: BREAKING_BUTTON }).first().click();
      await inEvent;
      await expect(whole).toBeVisible();
      await expect(navigation).toBeVisible();
    });
    await context.close();
  });
}
