import { dictType } from '@zhilv/contract/system';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, onTestFinished, vi } from 'vitest';

const open = async (address: string) => {
  const page = await renderPage(dictTypesPage, address);
  return { page, button: await page.findByRole('button', { name: '导出' }) };
};

/** Files that the document hands to the browser, by their names. */
function savedFiles(): readonly string[] {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return names;
}

it('saves what the filters find, in the order of the list, as a workbook', async () => {
  const saved = savedFiles();
  const { page, button } = await open('/list?name=性别&sortField=name&sortOrder=asc');
  const exports = new PageCalls(dictType.export);

  await page.user.click(button);

  expect(await page.findByText(/^已导出「字典类型_\d{8}_\d{6}\.xlsx」$/)).toBeTruthy();
  expect(saved).toEqual([expect.stringMatching(/^字典类型_\d{8}_\d{6}\.xlsx$/)]);
  const query = new URLSearchParams(exports.sent[0]?.search);
  expect(Object.fromEntries(query)).toEqual({ name: '性别', sortField: 'name', sortOrder: 'asc' });
});

it('shows that it is under way, can be stopped without a word, and asked for again', async () => {
  const saved = savedFiles();
  const { page, button } = await open('/list');
  const exports = new PageCalls(dictType.export);
  exports.hold();

  await page.user.click(button);
  await page.findByText('正在导出');
  expect(button.getAttribute('aria-busy')).toBe('true');

  await page.user.click(page.getByRole('button', { name: '取消导出' }));
  await expect.poll(() => page.queryByText('正在导出')).toBeNull();
  expect(saved).toEqual([]);
  expect(page.queryByText(/已导出/)).toBeNull();
  expect(document.activeElement).toBe(button);

  exports.mend();
  await page.user.click(button);
  await expect.poll(() => saved).toHaveLength(1);
});

it("is refused in the back end's words, and saves nothing", async () => {
  const saved = savedFiles();
  const { page, button } = await open('/list');
  new PageCalls(dictType.export).refuse(403, '没有该操作权限');

  await page.user.click(button);

  expect((await page.findByText('没有该操作权限')).closest('[role="alert"]')).not.toBeNull();
  expect(page.queryByRole('progressbar')).toBeNull();
  expect(saved).toEqual([]);
});

it('says why it could not be exported, and saves nothing', async () => {
  const saved = savedFiles();
  const { page, button } = await open('/list');
  new PageCalls(dictType.export).lose();

  await page.user.click(button);

  expect(await page.findByText('后端接口连接异常')).toBeTruthy();
  expect(saved).toEqual([]);
});
