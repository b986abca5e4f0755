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

async function contentOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}
