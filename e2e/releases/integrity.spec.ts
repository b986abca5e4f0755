import type { Browser, Page } from '@playwright/test';
import { Console } from '../pages/Console.ts';
import type { Faults } from '../fixtures/Faults.ts';
import { askToSaveData } from '../fixtures/fetchedAhead.ts';
import { ListPage } from '../pages/ListPage.ts';
import { asStaticHost } from '../fixtures/publicDocument.ts';
import { PublishedFiles } from '../lab/PublishedFiles.ts';
import { filesOfDocument, filesOfPages } from '../product/releases.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests change the same files.
test.describe.configure({ mode: 'default' });

const REFUSED = '页面文件未通过完整性校验';

const own = ownProduct();

/** Opens the console in a browser whose errors about refused files are expected. */
async function openConsole(browser: Browser, faults: Faults): Promise<Page> {
  const context = await signedInContext({ product: own.product, browser, faults });
  faults.ignore(/valid digest in the 'integrity' attribute|SRI's integrity checks failed|ChunkLoadError/);
  // The browser would have the right bytes before a test changes them.
  await askToSaveData(context);
  const page = await context.newPage();
  await page.goto('/mall/product/property');
  await expect(new Console(page).row('票种')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return page;
}

/** Changes the text of a file so that a script or stylesheet leaves a mark in a document that takes it. */
function marked(text: string, name: string): string {
  if (name.endsWith('.json')) return `${text} `;
  return name.endsWith('.css') ? `${text}\n:root{--altered:1}` : `globalThis.altered=true;${text}`;
}

const marks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...('altered' in globalThis ? ['script'] : []),
    ...(getComputedStyle(document.documentElement).getPropertyValue('--altered') === '' ? [] : ['style']),
  ]);

const sameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

for (const [what, files] of [
  ["the remote's entry", /^remoteEntry\.js$/],
  ["the page's own chunk", /^page-bpm-model-index\.js$/],
  ['a chunk that pages share', /^parts\.js$/],
  // Further pages of the remote may put it into one with theirs.
  ['the stylesheets', /\.css$/],
] as const) {
  test(`a changed byte in ${what} keeps the page from opening; with the right bytes 重试 opens it`, async ({
    browser,
    faults,
  }) => {
    const page = await openConsole(browser, faults);
    const shell = new Console(page);
    await whileAltered(
      own.lab.folderOf('remote_bpm'),
      (name) => files.test(name),
      async () => {
        await shell.open('工作流程', '流程管理', '流程模型');
        await expect(page.getByRole('main')).toContainText(REFUSED);
        expect(await marks(page)).toEqual([]);
        await page.getByRole('button', { name: '重试' }).click();
        await expect(page.getByRole('button', { name: '重试' })).not.toHaveAttribute('aria-busy', 'true', { timeout: 20_000 });
        await expect(page.getByRole('main')).toContainText(REFUSED);
      },
    );
    await page.getByRole('button', { name: '重试' }).click();

    await expect(shell.row('员工请假')).toBeVisible();
    expect(await marks(page)).toEqual([]);
    expect(await sameDocument(page)).toBe(true);
    await page.context().close();
  });
}

/** Has the page ask again for a file of which the browser has a bad copy, and waits until it has another one. */
async function refetched(page: Page, ask: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().resourceType() === 'fetch' && /\.(js|css)$/.test(response.url()),
  );
  // The mouse goes away first, for the file is asked for when it comes.
  await page.mouse.move(0, 0);
  await ask();
  await (await answer).finished();
}

/** Puts marks into all files of a folder that `isMeant` accepts, while `work` runs. */
async function whileAltered(folder: string, isMeant: (name: string) => boolean, work: () => Promise<void>): Promise<void> {
  const published = new PublishedFiles(folder);
  published.alter(published.names.filter(isMeant), marked);
  try {
    await work();
  } finally {
    published.restore();
  }
}

test('a changed byte in a chunk that a page loads later keeps that part from opening; the page stays', async ({
  browser,
  faults,
}) => {
  const page = await openConsole(browser, faults);
  await new Console(page).open('系统管理', '字典管理');
  const list = new ListPage(page);
  await expect(list.row('是否推荐')).toBeVisible();
  const named = await filesOfPages(own.product.url);
  const isLater = (name: string): boolean =>
    /\.(js|css)$/.test(name) && ![...named].some((file) => file.endsWith(`/${own.lab.active('remote_system')}/${name}`));

  await whileAltered(own.lab.folderOf('remote_system'), isLater, async () => {
    await page.getByRole('button', { name: '新增字典类型' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '表单加载失败' })).toBeVisible();
    await expect(list.form.dialog).toBeHidden();
    await expect(list.row('是否推荐')).toBeVisible();
    expect(await marks(page)).toEqual([]);
  });
  await refetched(page, () => page.getByRole('button', { name: '新增字典类型' }).hover());
  await list.create();

  await expect(list.form.field('字典名称')).toBeFocused();
  expect(await marks(page)).toEqual([]);
  expect(await sameDocument(page)).toBe(true);
  await page.context().close();
});

test("a changed byte in the host's chunk of a shared component keeps that part from opening; the page stays", async ({
  browser,
  faults,
}) => {
  const page = await openConsole(browser, faults);
  const boot = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)));
  const calendar = page.getByRole('button', { name: '从日历中选择创建时间' });
  const unfold = page.getByRole('search').getByRole('button', { name: '展开' });
  if (await unfold.isVisible()) await unfold.click();

  await whileAltered(
    own.lab.folderOf('host'),
    (name) => /^\d.*\.(js|css)$/.test(name) && !boot.includes(name),
    async () => {
      await calendar.click();
      await expect(page.getByRole('alert').filter({ hasText: '加载失败' })).toBeVisible();
      await expect(new Console(page).row('票种')).toBeVisible();
      expect(await marks(page)).toEqual([]);
    },
  );
  await refetched(page, () => calendar.hover());
  await calendar.click();

  await expect(page.getByRole('dialog', { name: '选择创建时间' })).toBeVisible();
  expect(await marks(page)).toEqual([]);
  expect(await sameDocument(page)).toBe(true);
  await page.context().close();
});

for (const [path, isSignedIn] of [
  ['/home', false],
  ['/register', false],
  ['/mall/product/property', true],
] as const) {
  test(`changed bytes in the files that ${path} starts with keep it from starting; with the right bytes 重试 starts it`, async ({
    browser,
    faults,
  }) => {
    const context = isSignedIn
      ? await signedInContext({ product: own.product, browser, faults })
      : await browser.newContext({ baseURL: own.product.url });
    faults.ignore(/integrity|Loading (css )?chunk/);
    const page = await context.newPage();
    // A page that the server rendered would show, styles and all, without any of the files.
    await asStaticHost(page);
    const boot = await filesOfDocument(own.product.url + path);
    const face = page.getByRole('alert').filter({ hasText: '未通过完整性校验' });
    const retry = face.getByRole('button', { name: '重试' });

    await whileAltered(
      own.lab.folderOf('host'),
      (name) => boot.some((file) => file.endsWith(`/${name}`)),
      async () => {
        await page.goto(path);
        await expect(face).toBeVisible();
        const loaded = page.waitForEvent('load');
        await retry.click();
        await loaded;
        await expect(face).toBeVisible();
        expect(await marks(page)).toEqual([]);
      },
    );
    await retry.click();

    await expect(page.locator('#root').getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await marks(page)).toEqual([]);
    await context.close();
  });
}

test('a changed byte in the description of a release that is to stand in keeps that from being used', async ({
  browser,
  faults,
}) => {
  const standIn = own.lab.active('remote_bpm');
  await own.lab.publish('remote_bpm', { describe: (description) => (description.contract = 99) });
  const published = new PublishedFiles(own.lab.folderOf('remote_bpm', standIn));
  published.alter(['release.json'], marked);
  try {
    const page = await openConsole(browser, faults);
    const shell = new Console(page);
    await shell.open('工作流程', '流程管理', '流程模型');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('页面文件');
    published.restore();
    await page.getByRole('main').getByRole('button', { name: '重试' }).click();

    await expect(shell.row('员工请假')).toBeVisible();
    expect(await sameDocument(page)).toBe(true);
    await page.context().close();
  } finally {
    published.restore();
    await own.lab.mfe('promote', 'bpm', standIn);
  }
});
