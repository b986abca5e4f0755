import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Console } from './Console.ts';
import { SignInPage } from './SignInPage.ts';
import { isFetchedAhead } from '../fixtures/fetchedAhead.ts';
import { expect, test } from '../fixtures/test.ts';

const requestsFor = (page: Page, part: string): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part) && !isFetchedAhead(request)) seen.push(request.url());
  });
  return seen;
};

/** Walks the core journey: read the home page, sign in on the way to a page, work in every remote, find the work kept. */
export async function walkJourney(page: Page): Promise<void> {
  const shell = new Console(page);
  const ofBpm = requestsFor(page, '/remotes/remote_bpm/');
  const ofMall = requestsFor(page, '/remotes/remote_mall/');

  await test.step('the public home shows content of the server', async () => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('400-000-8899');
    await expect(page.getByRole('link', { name: /文旅大数据中心/ }).first()).toBeVisible();
  });

  await test.step('a console address leads to sign-in and, after it, on', async () => {
    await page.goto('/system/dict');
    await expect(page).toHaveURL('/login?redirect=%2Fsystem%2Fdict');
    await new SignInPage(page).signIn('admin');
    await expect(page).toHaveURL('/system/dict');
    await expect(shell.heading('字典管理')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });

  await test.step('no remote is loaded before one of its pages is opened', () => {
    expect(ofBpm).toEqual([]);
    expect(ofMall).toEqual([]);
  });

  await test.step('pages of the other remotes open from the menu', async () => {
    await shell.open('工作流程', '流程管理', '流程模型');
    await expect(page).toHaveURL('/bpm/manager/model');
    await expect(shell.row('员工请假')).toBeVisible();
    expect(ofBpm).not.toEqual([]);
    expect(ofMall).toEqual([]);
    await shell.open('商城系统', '商品中心', '商品属性');
    await expect(page).toHaveURL('/mall/product/property');
    await expect(shell.row('票种')).toBeVisible();
  });

  const name = `旅途 ${randomUUID().slice(0, 8)}`;
  await test.step('what is changed is there after a reload', async () => {
    await shell.open('系统管理', '字典管理');
    await page.getByRole('button', { name: '新增字典类型' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('字典名称').fill(name);
    await dialog.getByLabel('字典类型').fill(`journey_${randomUUID().slice(0, 8)}`);
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog).toBeHidden();
    await expect(shell.row(name)).toBeVisible();
    await page.reload();
    await expect(shell.row(name)).toBeVisible();
  });

  await test.step('and can be taken away again, after a question that names it', async () => {
    await shell
      .row(name)
      .getByRole('button', { name: `删除「${name}」` })
      .click();
    await expect(page.getByRole('dialog')).toContainText(name);
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect(shell.row(name)).toBeHidden();
  });

  await test.step('signing out leads to the public home, and the console is closed', async () => {
    await shell.leave();
    await page.goto('/index');
    await expect(page).toHaveURL('/home');
  });
}
