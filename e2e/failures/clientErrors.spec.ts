import { renameSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type ClientErrorReport, clientError } from '@zhilv/contract/operation';
import { Console } from '../pages/Console.ts';
import type { Faults } from '../fixtures/Faults.ts';
import { askToSaveData } from '../fixtures/fetchedAhead.ts';
import { ListPage } from '../pages/ListPage.ts';
import { accessToken, callApi } from '../product/staff.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product in which one release breaks on demand.
test.describe.configure({ mode: 'serial' });

/** Causes trouble from a file of the remote, each time in a task of its own: code that the debugger calls is under no policy. */
const TROUBLE = `addEventListener("trouble", ({ detail }) => {
  if (detail === "error") setTimeout(() => { throw new Error("thrown on purpose") });
  if (detail === "rejection") setTimeout(() => { Promise.reject(new Error("rejected on purpose")) });
  if (detail === "policy") setTimeout(() => { try { (0, eval)("1") } catch {} });
  if (detail === "flood") for (let index = 0; index < 200; index += 1) setTimeout(() => {
    throw new Error("flood on purpose " + String.fromCharCode(97 + index % 20, 97 + index / 20));
  });
});`;

const BREAKS = '(() => { throw new Error("broken on purpose: “张三” 13800138000 zhang.san@example.com") })()';

let release: string;

const own = ownProduct({
  prepare: async ({ lab }) => {
    const file = /^page-system-dict-index\./;
    const made = await lab.publish('remote_system', {
      texts: [
        { file, from: /^/, to: TROUBLE },
        { file, from: 'title:"字典管理"', to: `get title() { return globalThis.broken ? ${BREAKS} : "字典管理" }` },
      ],
    });
    release = made.id;
  },
});

type Sent = ClientErrorReport['errors'][number];

/** Lists the errors that a page reports from now on. */
function sentBy(page: Page): readonly Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    // Our own page made the report, so its shape is known.
    if (new URL(request.url()).pathname === '/client-errors') sent.push(...(request.postDataJSON() as ClientErrorReport).errors);
  });
  return sent;
}

async function openPage(browser: Browser, faults: Faults): Promise<Page> {
  const context = await signedInContext({ product: own.product, browser, faults });
  faults.ignore(/on purpose/);
  return context.newPage();
}

const trouble = (page: Page, detail: string) =>
  page.evaluate((kind) => window.dispatchEvent(new CustomEvent('trouble', { detail: kind })), detail);

/** Gives the errors of a kind that the server has kept. */
async function kept(kind: Sent['kind']) {
  const token = await accessToken(own.product.url, 'admin');
  return (await callApi(own.product.url, clientError.page, { kind, pageSize: 100 }, token)).list;
}

test('a page that breaks while it renders is reported with remote and release, and nothing that was typed', async ({
  browser,
  faults,
}) => {
  const page = await openPage(browser, faults);
  const sent = sentBy(page);
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await expect(list.rows).not.toHaveCount(0);
  expect(sent).toEqual([]);
  await page.evaluate(() => Object.assign(window, { broken: true }));

  const reported = page.waitForRequest(/\/client-errors$/);
  await list.filter('字典名称').fill('13800138000');
  await list.filter('字典类型').fill('zhang.san@example.com');
  await list.filter('字典类型').press('Enter');
  await expect(new Console(page).heading('页面出现错误')).toBeVisible();
  const request = await reported;
  const answer = await request.response();

  expect(answer?.status()).toBe(204);
  expect(request.postData()).not.toMatch(/1380013|zhang|example\.com|张三|name=/);
  const headers = await request.allHeaders();
  expect([headers['authorization'], headers['cookie'], headers['referer']]).toEqual([undefined, undefined, undefined]);
  const errors = await kept('render');
  expect(errors).toMatchObject([
    {
      remote: 'remote_system',
      release,
      hostRelease: own.lab.active('host'),
      path: '/system/dict',
      message: 'Error: broken on purpose: “…” <number> <email>',
    },
  ]);
  expect(errors[0]?.browser).toMatch(/^Chrome \d+$/);
  await page.context().close();
});

test('what goes wrong in a remote’s file is reported as its: errors, rejections and what the policy forbids', async ({
  browser,
  faults,
}) => {
  faults.ignore(/TrustedScript|unsafe-eval/);
  const page = await openPage(browser, faults);
  await page.goto('/system/dict');
  await expect(new Console(page).row('是否推荐')).toBeVisible();

  for (const [kind, message] of [
    ['error', 'Error: thrown on purpose'],
    ['rejection', 'Error: rejected on purpose'],
    ['policy', /eval|TrustedScript|trusted-types-sink/],
  ] as const)
    await test.step(kind, async () => {
      const reported = page.waitForResponse(/\/client-errors$/);
      await trouble(page, kind);
      await reported;

      const [error] = await kept(kind);
      expect(error).toMatchObject({ remote: 'remote_system', release, path: '/system/dict', count: 1 });
      expect(error?.message).toMatch(message);
      expect(error?.stack).toContain(`/remotes/remote_system/${release}/page-system-dict-index.`);
    });
  await page.context().close();
});

test('a flood in one document ends after thirty reports', async ({ browser, faults }) => {
  const page = await openPage(browser, faults);
  const sent = sentBy(page);
  await page.goto('/system/dict');
  await expect(new Console(page).row('是否推荐')).toBeVisible();

  await trouble(page, 'flood');
  await expect.poll(() => sent.length).toBe(30);
  await trouble(page, 'flood');
  await trouble(page, 'error');
  await page.goto('/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(sent).toHaveLength(30);
  await page.context().close();
});

test('a server that has had enough of reports is left alone', async ({ browser, faults }) => {
  const page = await openPage(browser, faults);
  const sent = sentBy(page);
  await page.route(/\/client-errors$/, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' } }));
  await page.goto('/system/dict');
  await expect(new Console(page).row('是否推荐')).toBeVisible();

  const refused = page.waitForResponse(/\/client-errors$/);
  await trouble(page, 'error');
  await refused;
  await trouble(page, 'rejection');
  // A document sends its last errors when somebody leaves it.
  await page.goto('/home');

  expect(sent.map(({ kind }) => kind)).toEqual(['error']);
  await page.context().close();
});

test('a remote that cannot be loaded is reported, and a page of the public site as well', async ({ browser, faults }) => {
  faults.ignore(/\/remotes\/remote_bpm\//);
  const page = await openPage(browser, faults);
  // The browser would have the files before they are taken away.
  await askToSaveData(page);
  await page.goto('/system/dict');
  const shell = new Console(page);
  await expect(shell.row('是否推荐')).toBeVisible();
  const active = own.lab.active('remote_bpm');
  const files = path.join(own.lab.siteDirectory, 'remotes/remote_bpm');

  renameSync(files, `${files}-away`);
  const reported = page.waitForResponse(/\/client-errors$/);
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(page.getByRole('main')).toContainText('页面文件暂时无法下载');
  await reported;
  renameSync(`${files}-away`, files);
  expect(await kept('load')).toMatchObject([{ remote: 'remote_bpm', release: active, path: '/bpm/manager/model' }]);

  await page.goto('/home');
  await takenOver(page);
  const ofPublic = page.waitForResponse(/\/client-errors$/);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('public on purpose');
    });
  });
  await ofPublic;
  const errors = await kept('error');
  expect(errors.find(({ message }) => message.includes('public'))).toMatchObject({
    remote: 'host',
    release: own.lab.active('host'),
    path: '/home',
  });
  await page.context().close();
});
