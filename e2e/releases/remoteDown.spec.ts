import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { Console } from '../pages/Console.ts';
import type { Faults } from '../fixtures/Faults.ts';
import { askToSaveData } from '../fixtures/fetchedAhead.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests take the same files away.
test.describe.configure({ mode: 'serial' });

const own = ownProduct();

/** Opens the console in a browser whose errors about missing files are expected. */
async function openConsole(browser: Browser, faults: Faults) {
  const context = await signedInContext({ product: own.product, browser, faults });
  faults.ignore(/\/remotes\/remote_bpm\//);
  // The browser would have the files before a test takes them away.
  await askToSaveData(context);
  const page = await context.newPage();
  await page.goto('/system/dict');
  await expect(new Console(page).row('是否推荐')).toBeVisible();
  return page;
}

const files = () => path.join(own.lab.siteDirectory, 'remotes/remote_bpm');
const takeAway = () => renameSync(files(), `${files()}-away`);
const bringBack = () => renameSync(`${files()}-away`, files());

test('with the files of one remote gone the page says so, and 重试 brings it back without a reload', async ({
  browser,
  faults,
}) => {
  const page = await openConsole(browser, faults);
  const shell = new Console(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  takeAway();
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(page.getByRole('main')).toContainText('页面文件暂时无法下载');
  await expect(page).toHaveURL('/bpm/manager/model');
  bringBack();
  await page.getByRole('button', { name: '重试' }).click();

  await expect(shell.row('员工请假')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('with the files of one remote gone shell, menu and the other remotes work, and coming back finds it again', async ({
  browser,
  faults,
}) => {
  const page = await openConsole(browser, faults);
  const shell = new Console(page);

  takeAway();
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(page.getByRole('main')).toContainText('页面文件暂时无法下载');
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.row('票种')).toBeVisible();
  bringBack();
  await shell.tab('流程模型').click();

  await expect(shell.row('员工请假')).toBeVisible();
});

test('a disabled remote keeps its menu and shows its message; the other remotes work', async ({ browser, faults }) => {
  const registry = path.join(own.lab.siteDirectory, 'registry.json');
  const before = readFileSync(registry, 'utf8');
  const disabled = JSON.parse(before) as { revision: number; remotes: Record<string, object> };
  disabled.revision += 1;
  disabled.remotes['remote_bpm'] = { ...disabled.remotes['remote_bpm'], state: 'disabled', message: '维护中，18:00 恢复' };
  writeFileSync(registry, JSON.stringify(disabled));
  try {
    const page = await openConsole(browser, faults);
    const shell = new Console(page);

    await shell.open('工作流程', '流程管理', '流程模型');
    await expect(page.getByRole('alert').filter({ hasText: '维护中，18:00 恢复' })).toBeVisible();
    await expect(page.getByRole('button', { name: '重试' })).toBeHidden();

    await shell.open('商城系统', '商品中心', '商品属性');
    await expect(shell.row('票种')).toBeVisible();
  } finally {
    writeFileSync(registry, before);
  }
});
