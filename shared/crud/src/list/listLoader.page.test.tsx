import { within } from '@testing-library/dom';
import { dictType } from '@zhilv/contract/system';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

it('says that the network lost the list, keeps its filters, and comes by 重试', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  const reads = new PageCalls(dictType.page);

  reads.lose();
  await list.filterBy('字典类型', 'common_status{Enter}');
  await expect.poll(() => page.text()).toContain('后端接口连接异常');
  expect(within(page.main()).getByRole('alert').textContent).toContain('后端接口连接异常');
  expect(page.address()).toBe('/system/dict?type=common_status');
  expect(list.filter('字典类型')).toHaveProperty('value', 'common_status');
  expect(reads.sent).toHaveLength(3);

  reads.mend();
  await page.press('重试');
  await expect.poll(() => list.names()).toEqual(['系统状态']);
  expect(page.text()).not.toContain('后端接口连接异常');
});

it('simply asks again when the network loses it once', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict');
  const list = new ListView(page);
  const reads = new PageCalls(dictType.page);
  reads.lose(1);

  await list.filterBy('字典类型', 'common_status{Enter}');

  await expect.poll(() => list.names()).toEqual(['系统状态']);
  expect(reads.sent).toHaveLength(2);
  expect(page.getByRole('alert').textContent).toBe('');
});

it('names an answer that is none by its HTTP status, in its place and nowhere else', async () => {
  const reads = new PageCalls(dictType.page);
  reads.fail(503);

  const page = await renderPage(dictTypesPage, '/system/dict');

  expect(within(page.main()).getByRole('alert').textContent).toBe('系统接口503异常');
  expect(page.getAllByText('系统接口503异常')).toHaveLength(1);
  reads.mend();
  await page.press('重试');
  await expect.poll(() => new ListView(page).names()).toHaveLength(20);
});
