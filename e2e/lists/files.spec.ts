import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a picture is uploaded, shown to anybody who has its address, and gone once it is removed', async ({ page, own }) => {
  const name = `${own.name('湖边')}.png`;
  await page.goto('/infra/file/file');
  const list = new ListPage(page);
  const upload = (file: string, content: Uint8Array): Promise<void> =>
    page.getByLabel('选择要上传的文件').setInputFiles({ name: file, mimeType: 'image/png', buffer: Buffer.from(content) });

  await upload(`${own.name('页面')}.png`, Buffer.from('<!doctype html>'));
  await expect(page.getByText('文件内容与扩展名 .png 不符')).toBeVisible();
  // What is the same as another file would have its address.
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } });
  await upload(name, Buffer.concat([picture, Buffer.from(own.mark)]));
  const link = list.row(name).getByRole('link', { name });
  await expect(link).toBeVisible();
  await expect.poll(() => link.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(40);

  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
  const read = async () => (await page.request.get(address, { headers: { authorization: '' } })).status();
  expect(await read()).toBe(200);
  await list
    .row(name)
    .getByRole('button', { name: `删除「${name}」` })
    .click();
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '删除' }).click();
  await expect(list.row(name)).toHaveCount(0);
  expect(await read()).toBe(404);
});
