import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { ListPage } from '../pages/ListPage.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';
import { changeAppConfig } from '../product/changeAppConfig.ts';
import { type Listening, listening } from '../product/listening.ts';
import { accessToken } from '../product/staff.ts';
import { HOSTILE_STYLES } from './hostileStyles.ts';

// The tests share a product: side by side, each worker would start one.
test.describe.configure({ mode: 'default' });

const own = ownProduct();

let partner: Listening;
/** The documents and scripts of the partner, by path. */
const files = new Map<string, { readonly type: string; readonly body: string }>();

// Browsers let no page that is answered by a test alone ask servers of this machine.
test.beforeAll(async () => {
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    const headers = { 'content-type': file?.type ?? 'text/plain', 'content-security-policy': policy() };
    response.writeHead(file ? 200 : 404, headers).end(file?.body);
  });
  partner = await listening(server);
  changeAppConfig(own.lab.siteDirectory, { embedOrigins: [partner.url] });
});
test.afterAll(() => partner.close());

const PLACE = 'position: absolute; inset: 40px auto auto 20px; width: 1100px; height: 500px';

/** What the page shows itself, without a style of its own. It stays within the window: where a page overflows, browsers smooth edges in another way. */
const THEIRS =
  '<section id="theirs" style="position: absolute; top: 560px; height: 150px; overflow: hidden"><h1>Partner</h1><p><button>Order</button><input value="1"></p></section>';

/** A strict policy, with what a remote needs. */
const policy = (): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${own.product.url}`,
    `style-src 'unsafe-inline' ${own.product.url}`,
    `connect-src ${own.product.url}`,
    `img-src data: ${own.product.url}`,
    `frame-src ${own.product.url}`,
    "require-trusted-types-for 'script'",
    'trusted-types zhilv-embed',
  ].join('; ');

/** Opens a page of another origin with an element, which has no tokens yet. */
async function open(page: Page, attributes: string): Promise<void> {
  const { url } = own.product;
  const head = '<title>partner</title><link rel="icon" href="data:,"><script type="module" src="/main.js"></script>';
  const element = `<zhilv-remote base="${url}" ${attributes} style="${PLACE}"></zhilv-remote>`;
  const body = `<!doctype html><html lang="zh-CN"><head>${head}</head><body>${THEIRS}${element}</body></html>`;
  files.set('/', { type: 'text/html', body });
  const script = `import '${url}/embed/zhilv.js';
    globalThis.heard = [];
    for (const type of ['ready', 'navigate', 'error', 'auth-required'])
      document.querySelector('zhilv-remote').addEventListener(type, () => heard.push(type));`;
  files.set('/main.js', { type: 'text/javascript', body: script });
  await page.goto(`${partner.url}/`);
}

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { readonly heard: readonly string[] }).heard);

/** Signs in as the page does, which has a form of its own. */
async function signIn(page: Page): Promise<void> {
  const token = await accessToken(own.product.url, 'admin');
  await page.locator('zhilv-remote').evaluate((element, given) => {
    Object.assign(element, { tokens: { accessToken: async () => given, tenantId: () => 1 } });
  }, token);
}

/**
 * Tells whether the remote, or a part of it, looks the same with a style sheet of the page and without it. What it loads late may come in
 * between.
 */
async function looksTheSame(page: Page, rules: string, element = page.locator('zhilv-remote')): Promise<boolean> {
  const style = await page.addStyleTag({ content: rules });
  const styled = await element.screenshot();
  await style.evaluate((added) => (added as Element).remove());
  return styled.equals(await element.screenshot());
}

/** Gives a picture of what is the page's own. */
const theirs = (page: Page): Promise<Buffer> => page.locator('#theirs').screenshot();

test('a list in a page of another origin waits for its sign-in, looks the same whatever the page’s styles, and stays in its place', async ({
  page,
}) => {
  await open(page, 'remote="system" page="system/dict/index"');
  const before = await theirs(page);
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  expect(await heard(page)).toEqual(['auth-required']);
  await signIn(page);
  const list = new ListPage(page);
  await expect(list.row('新闻类型')).toBeVisible();
  await expect.poll(() => heard(page)).toEqual(['auth-required', 'navigate', 'ready']);
  expect((await theirs(page)).equals(before), 'the page looks as before').toBe(true);

  for (const [name, rules] of Object.entries(HOSTILE_STYLES)) await expect.poll(() => looksTheSame(page, rules), name).toBe(true);

  await page.getByRole('button', { name: '新增字典类型' }).click();
  await expect(list.form.field('字典名称')).toBeFocused();
  for (const [name, rules] of Object.entries(HOSTILE_STYLES))
    await expect.poll(() => looksTheSame(page, rules, list.form.dialog), `${name}, with a dialog`).toBe(true);

  await page.addStyleTag({ content: Object.values(HOSTILE_STYLES).join('\n') });
  await page.keyboard.press('Escape');
  await expect(list.form.dialog).toBeHidden();
  expect(page.url()).toBe(`${partner.url}/`);
  expect(await page.evaluate(() => [localStorage.length, '__FEDERATION__' in globalThis])).toEqual([0, false]);
});

test('a list in a frame of a page of another origin has the page’s tokens', async ({ page }) => {
  await open(page, 'remote="system" page="system/dict/index" isolation="frame"');
  const frame = page.frameLocator('zhilv-remote iframe');
  await expect(frame.getByRole('button', { name: '重试' })).toBeVisible();
  await signIn(page);

  await expect(frame.getByRole('rowheader', { name: '新闻类型', exact: true })).toBeVisible();
  await expect.poll(() => heard(page)).toEqual(['auth-required', 'navigate', 'ready']);
});
