import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DesignerPage } from '../pages/designer/DesignerPage.ts';
import { countResidents, residentsOf } from './leftBehind.ts';
import { ListPage } from '../pages/ListPage.ts';
import { PublishedFiles } from '../lab/PublishedFiles.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { PASSWORD } from '../product/staff.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product: side by side, each worker would start one.
test.describe.configure({ mode: 'default' });

const own = ownProduct({ command: ['tools/standalone.ts', 'bpm'] });

/** Gives title and key of each of the remote's pages, as its release declares them. */
function entriesOfPages(): readonly string[] {
  const release = readFileSync(path.join(own.lab.folderOf('remote_bpm'), 'release.json'), 'utf8');
  const { pages } = JSON.parse(release) as { readonly pages: Readonly<Record<string, { readonly title?: string }>> };
  return Object.entries(pages).map(([key, { title = key }]) => title + key);
}

test('the published release of one remote is served byte for byte, and no other', async () => {
  const folder = own.lab.folderOf('remote_bpm');
  const address = `${own.product.url}/remotes/remote_bpm/${own.lab.active('remote_bpm')}`;
  const { names } = new PublishedFiles(folder);

  expect(names).toContain('remoteEntry.js');
  for (const name of names) {
    const answer = await fetch(`${address}/${name}`, { headers: { 'accept-encoding': 'identity' } });
    expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(path.join(folder, name))), name).toBe(true);
  }
  const other = await fetch(`${own.product.url}/remotes/remote_mall/${own.lab.active('remote_mall')}/remoteEntry.js`);
  expect(other.status).toBe(404);
});

test('its pages run without the console, and unmounting them leaves nothing behind', async ({ browser, faults }) => {
  const context = await browser.newContext({ baseURL: own.product.url, locale: 'zh-CN' });
  faults.watch(context);
  const page = await context.newPage();
  await countResidents(page);
  const releases = new Set<string>();
  page.on('request', (request) => {
    const release = /\/(?:remotes\/\w+|host)\/[^/]+\//.exec(request.url())?.[0];
    if (release !== undefined) releases.add(release);
  });
  await page.goto('/');
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码').fill(PASSWORD);
  await page.getByRole('button', { name: '登录' }).click();
  const picker = page.getByRole('navigation', { name: '页面' });
  const list = new ListPage(page);
  await expect(picker.getByRole('button')).toHaveText(entriesOfPages());
  await expect.poll(async () => (await residentsOf(page)).timers).toBe(0);
  const before = await residentsOf(page);

  await picker.getByRole('button', { name: '流程模型' }).click();
  await expect(list.row('员工请假')).toBeVisible();
  const styles = await page.evaluate(() => document.styleSheets.length);
  await list.row('员工请假').getByRole('link', { name: '员工请假' }).click();
  await new DesignerPage(page).drawn();
  await expect(picker.getByRole('button', { name: '流程设计' })).toHaveAttribute('aria-current', 'page');
  await picker.getByRole('button', { name: '流程模型' }).click();
  await expect(list.row('员工请假')).toBeVisible();

  const close = page.getByRole('button', { name: '关闭页面' });
  await close.click();
  await expect(page.getByRole('main')).toHaveText('请选择要打开的页面。');
  await expect.poll(() => residentsOf(page)).toEqual(before);

  await picker.getByRole('button', { name: '流程模型' }).click();
  await expect(list.row('员工请假')).toBeVisible();
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThanOrEqual(styles);
  await close.click();
  await expect.poll(() => residentsOf(page)).toEqual(before);
  expect([...releases]).toEqual([`/remotes/remote_bpm/${own.lab.active('remote_bpm')}/`]);
  await context.close();
});
