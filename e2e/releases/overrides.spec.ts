import type { Browser, Page } from '@playwright/test';
import { Console } from '../pages/Console.ts';
import type { Faults } from '../fixtures/Faults.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { expect, test } from '../fixtures/test.ts';

const MODELS = '/bpm/manager/model';

// The tests share a product, which takes longer to start than they take.
test.describe.configure({ mode: 'default' });

let older: string;
let blocked: string;

const own = ownProduct({
  prepare: async ({ lab }) => {
    older = lab.active('remote_bpm');
    const made = lab.make('remote_bpm');
    blocked = made.id;
    await lab.mfe('publish', made.directory, '--no-activate');
    await lab.mfe('block', 'remote_bpm', blocked);
    await lab.publish('remote_bpm', {
      texts: [{ file: /^page-bpm-model-index.*\.js$/, from: 'title:"流程模型"', to: 'title:"流程模型二"' }],
    });
  },
});

/** Opens a window on models as everybody has it, so that the browser knows the files of their address; and an empty window. */
async function tabs(browser: Browser, faults: Faults, as?: 'bpmstaff') {
  const context = await signedInContext({ product: own.product, browser, faults }, as);
  const everyones = await context.newPage();
  await everyones.goto(MODELS);
  await expect(heading(everyones, '流程模型二')).toBeVisible();
  return { context, everyones, page: await context.newPage() };
}

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: '本标签页的特殊版本' });

/** Collects the releases of remote_bpm from which the page asks for files from now on. */
function releasesAsked(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const release = /\/remotes\/remote_bpm\/([^/]+)\//.exec(request.url())?.[1];
    if (release !== undefined) asked.add(release);
  });
  return asked;
}

test('a pinned release is the only one that a tab loads, until the tab is back to normal; other tabs are as they were', async ({
  browser,
  faults,
}) => {
  const { context, everyones, page } = await tabs(browser, faults);
  const asked = releasesAsked(page);

  await page.goto(`${MODELS}?mfe.pin.remote_bpm=${older}&status=0`);
  await expect(heading(page, '流程模型')).toBeVisible();
  await expect(page).toHaveURL(`${MODELS}?status=0`);
  await expect(bar(page)).toContainText(`remote_bpm 固定为 ${older}`);
  await page.reload();
  await expect(heading(page, '流程模型')).toBeVisible();
  await expect(bar(page)).toBeVisible();
  expect(asked).toEqual(new Set([older]));

  await everyones.reload();
  await expect(heading(everyones, '流程模型二')).toBeVisible();
  await expect(bar(everyones)).toHaveCount(0);

  await page.getByRole('button', { name: '恢复正常' }).click();
  await expect(heading(page, '流程模型二')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await context.close();
});

test('a remote that is off loads nothing, says so in place of its pages, and leaves the others alone', async ({
  browser,
  faults,
}) => {
  const { context, page } = await tabs(browser, faults);
  const shell = new Console(page);
  const asked = releasesAsked(page);

  await page.goto(`${MODELS}?mfe.off=remote_bpm`);
  await expect(page.getByRole('alert').filter({ hasText: '安全模式' })).toBeVisible();
  await expect(bar(page)).toContainText('已停用 remote_bpm');
  await shell.open('系统管理', '字典管理');
  await expect(shell.row('是否推荐')).toBeVisible();
  expect([...asked]).toEqual([]);

  await page.getByRole('button', { name: '恢复正常' }).click();
  await expect(bar(page)).toHaveCount(0);
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(shell.row('员工请假')).toBeVisible();
  await context.close();
});

test('a release that is blocked or that nobody published is refused, and the live one shows', async ({ browser, faults }) => {
  const { context, page } = await tabs(browser, faults);
  const asked = releasesAsked(page);

  await page.goto(`${MODELS}?mfe.pin.remote_bpm=${blocked}`);
  await expect(page.getByText(`remote_bpm 的版本 ${blocked} 已被禁止使用，已使用正常版本。`)).toBeVisible();
  await expect(heading(page, '流程模型二')).toBeVisible();
  await page.goto(`${MODELS}?mfe.pin.remote_bpm=0.1.0-none`);
  await expect(page.getByText('remote_bpm 没有版本 0.1.0-none')).toBeVisible();
  await expect(heading(page, '流程模型二')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(asked).toEqual(new Set([own.lab.active('remote_bpm')]));
  await context.close();
});

test('who may not override releases is told so and has what everybody has', async ({ browser, faults }) => {
  const { context, page } = await tabs(browser, faults, 'bpmstaff');
  const asked = releasesAsked(page);

  await page.goto(`${MODELS}?mfe.pin.remote_bpm=${older}`);
  await expect(page.getByText('您没有权限在本标签页停用功能或试用版本')).toBeVisible();
  await expect(heading(page, '流程模型二')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(asked).toEqual(new Set([own.lab.active('remote_bpm')]));
  await context.close();
});
