import { dictType } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('what the filters find is saved as a workbook, in the order of the list', async ({ page }) => {
  await page.goto('/system/dict?type=_type&sortField=type&sortOrder=desc');
  const list = new ListPage(page);
  const exports = new Calls(page, dictType.export);
  const saved = page.waitForEvent('download');

  await list.tool('导出').click();

  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^字典类型_\d{8}_\d{6}\.xlsx$/);
  await expect(page.getByRole('status').filter({ hasText: `已导出「${file.suggestedFilename()}」` })).toBeVisible();
  expect(exports.seen.map((request) => new URL(request.url()).search)).toEqual(['?type=_type&sortField=type&sortOrder=desc']);
  // A workbook is a zip archive.
  expect((await contentOf(await file.createReadStream())).subarray(0, 2).toString('latin1')).toBe('PK');
});

test('an export that is cancelled saves nothing and can be asked for again', async ({ page }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  let saved = 0;
  page.on('download', () => (saved += 1));
  const release = await new Calls(page, dictType.export).hold();
  await list.tool('导出').click();
  await expect(page.getByRole('progressbar', { name: '正在导出' })).toBeVisible();

  await page.getByRole('button', { name: '取消导出' }).click();
  release();

  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(list.tool('导出')).toBeFocused();
  expect(saved).toBe(0);
});

test("an export that is refused says so in the back end's words and saves nothing", async ({ page }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  let saved = 0;
  page.on('download', () => (saved += 1));
  await new Calls(page, dictType.export).refuse(403, '没有该操作权限');

  await list.tool('导出').click();

  await expect(page.getByRole('alert').filter({ hasText: '没有该操作权限' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(saved).toBe(0);
});

async function contentOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}
