import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type BrowserContext, type BrowserContextOptions, chromium, type LaunchOptions } from '@playwright/test';
import { model } from '@zhilv/contract/bpm';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';
import { Console } from '../pages/Console.ts';
import { DesignerPage, storedModel } from '../pages/designer/DesignerPage.ts';
import { DesignerSafety } from '../pages/designer/DesignerSafety.ts';
import { twoTasks } from '../pages/designer/diagrams.ts';
import { accessToken, callApi, type SignedIn, signInOver } from '../product/staff.ts';

test.use({ as: 'admin' });

/** What may be lost by a crash, in milliseconds. */
const LOSS_MS = 1000;

test('of what was drawn before the browser is killed, a second is lost at most; nobody else is offered it', async ({
  own,
  baseURL: url,
  launchOptions,
}) => {
  const baseURL = url ?? '';
  const { id } = await own.makeModel(twoTasks);
  const profile = mkdtempSync(path.join(tmpdir(), 'zhilv-crash-'));
  const crashed = await openProfile(profile, baseURL, launchOptions);
  await crashed.signIn(await signInOver(baseURL, 'admin'));
  const designer = new DesignerPage(crashed.page);
  await designer.open(id);
  const drawn: number[] = [];
  do {
    await designer.rename(drawn.length === 0 ? '审核' : `改动${drawn.length}`, `改动${drawn.length + 1}`);
    drawn.push(Date.now());
  } while (Date.now() - (drawn[0] ?? 0) < 2 * LOSS_MS);
  const killed = Date.now();
  await crashed.kill();
  const safe = drawn.filter((time) => killed - time >= LOSS_MS).length;
  expect(safe).toBeGreaterThan(0);

  const again = await openProfile(profile, baseURL, launchOptions);
  const safety = new DesignerSafety(again.page);
  const reopened = new DesignerPage(again.page);
  await again.signIn(await signInOver(baseURL, 'bpmstaff'));
  await reopened.open(id);
  // The code of drafts has come when it keeps this user's own.
  await reopened.rename('审核', '别人画的');
  await safety.kept('别人画的');
  await expect(safety.offer).toHaveCount(0);
  await reopened.undo.click();

  await again.signIn(await signInOver(baseURL, 'admin'));
  await reopened.open(id);
  await expect(safety.offer).toContainText(/发现没有保存的修改（.+）/);
  await safety.offer.getByRole('button', { name: '恢复' }).click();
  await expect(reopened.save).toBeEnabled();
  const restored = await reopened.element('review').textContent();
  expect(Number(restored?.replace('改动', ''))).toBeGreaterThanOrEqual(safe);
  await expect(safety.offer).toHaveCount(0);

  await reopened.save.click();
  await expect(reopened.save).toBeDisabled();
  expect((await storedModel(baseURL, id)).bpmnXml).toContain(`name="${restored}"`);
  await safety.keptNone();
  await again.context.close();
  rmSync(profile, { recursive: true, force: true });
});

test('what somebody else has saved meanwhile can be compared, taken, and replaced, and nothing is lost', async ({
  page,
  own,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const { id, name } = await own.makeModel(twoTasks);
  const saveOther = async (bpmnXml: string) =>
    callApi(baseURL, model.update, { id, name, bpmnXml }, await accessToken(baseURL, 'admin'));
  const stored = async () => (await storedModel(baseURL, id)).bpmnXml;
  const designer = new DesignerPage(page);
  const safety = new DesignerSafety(page);
  await designer.open(id);
  await designer.rename('审核', '我画的');
  await saveOther(twoTasks.replace('审核', '&lt;b&gt;他画的&lt;/b&gt;').replace('name="开始"', ''));
  await designer.save.click();
  await expect(safety.conflict).toContainText(`「${name}」的流程图在打开之后被其他人修改过`);

  await safety.conflict.getByRole('button', { name: '查看差异' }).click();
  // The process has taken over the model's key and name as well.
  await expect(safety.comparison).toContainText('共 3 处差异');
  await safety.difference(/用户任务「我画的」/).click();
  await expect(safety.difference(/用户任务「我画的」/)).toContainText('名称<b>他画的</b>→我画的');
  for (const version of ['对方保存的', '我的修改']) await expect(safety.shown(version, 'review')).toBeInViewport({ ratio: 1 });
  await safety.shown('我的修改', 'start').click();
  await expect(safety.difference(/开始事件/)).toHaveAttribute('aria-current', 'true');
  await safety.closeComparison();
  await safety.conflict.getByRole('button', { name: '取消' }).click();
  expect(await stored()).toContain('他画的');

  await designer.save.click();
  await safety.conflict.getByRole('button', { name: '用对方的' }).click();
  await expect(designer.shape('<b>他画的</b>')).toBeVisible();
  await expect(designer.save).toBeDisabled();
  await safety.offer.getByRole('button', { name: '恢复' }).click();
  await designer.question.getByRole('button', { name: '恢复' }).click();
  await expect(designer.shape('我画的')).toBeVisible();

  await saveOther(twoTasks.replace('审核', '他又画的'));
  await designer.save.click();
  await safety.conflict.getByRole('button', { name: '用我的覆盖' }).click();
  await expect(designer.save).toBeDisabled();
  expect(await stored()).toContain('我画的');
  await safety.keptNone();
});

test('leaving asks; a draft is offered after it, discarded when that is confirmed, and gone after signing out', async ({
  page,
  own,
}) => {
  const { id } = await own.makeModel(twoTasks);
  const designer = new DesignerPage(page);
  const safety = new DesignerSafety(page);
  await designer.open(id);
  await expect(safety.compare).toBeEnabled();
  await designer.rename('审核', '没有保存');
  await safety.compare.click();
  await expect(safety.difference(/用户任务「没有保存」/)).toContainText('名称审核→没有保存');
  await safety.closeComparison();
  await safety.kept('没有保存');

  const question = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await designer.drawn();
  await safety.offer.getByRole('button', { name: '丢弃' }).click();
  await designer.question.getByRole('button', { name: '取消' }).click();
  await expect(safety.offer).toBeVisible();
  await safety.offer.getByRole('button', { name: '丢弃' }).click();
  await designer.question.getByRole('button', { name: '丢弃' }).click();
  await expect(safety.offer).toHaveCount(0);
  await safety.keptNone();

  await designer.rename('审核', '又没有保存');
  await safety.kept('又没有保存');
  await new Console(page).leave();
  await safety.keptNone();
});

/** Opens a browser that keeps what it knows in a folder, and that a test may kill. */
async function openProfile(profile: string, baseURL: string, launchOptions: LaunchOptions) {
  const options: BrowserContextOptions = { baseURL, locale: 'zh-CN', reducedMotion: 'reduce' };
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...options });
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    context,
    page,
    /** Takes over a session, as signing in does. */
    signIn: async ({ origins }: SignedIn): Promise<void> => {
      await page.goto('/registry.json');
      const entries = origins.flatMap(({ localStorage }) => localStorage);
      await page.evaluate((all) => {
        for (const { name, value } of all) localStorage.setItem(name, value);
      }, entries);
    },
    kill: () => killBrowserOf(context),
  };
}

/** Ends a browser as the system does that runs out of memory. */
async function killBrowserOf(context: BrowserContext): Promise<void> {
  const browser = context.browser();
  if (browser === null) throw new Error('Playwright gives no browser of this profile');
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const own = processInfo.find(({ type }) => type === 'browser');
  if (own === undefined) throw new Error('the browser names no process of its own');
  const closed = context.waitForEvent('close');
  process.kill(own.id, 'SIGKILL');
  await closed;
}
