import { within } from '@testing-library/dom';
import { dictTypesPage } from '@zhilv/testing/crud/dict-types-page';
import { ListView } from '@zhilv/testing/page/list-view';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';

const AS_DECLARED = ['字典名称', '字典类型', '备注', '状态', '创建时间', '操作'];

async function openMenu(page: RenderedPage): Promise<HTMLElement> {
  await page.press('显示的列');
  return page.findByRole('dialog', { name: '显示的列' });
}

async function pressKey(page: RenderedPage, element: HTMLElement, key: string): Promise<void> {
  element.focus();
  await page.user.keyboard(key);
}

it('hides and moves columns by keyboard, which stay so, and can be as they were', async () => {
  const page = await renderPage(dictTypesPage, '/system/dict?type=common_status');
  const list = new ListView(page);
  expect(list.headings()).toEqual(AS_DECLARED);
  const menu = within(await openMenu(page));
  expect(menu.getByRole('checkbox', { name: '字典名称' })).toHaveProperty('disabled', true);

  await pressKey(page, menu.getByRole('checkbox', { name: '备注' }), ' ');
  await pressKey(page, menu.getByRole('button', { name: '上移「状态」' }), '{Enter}');
  await pressKey(page, menu.getByRole('button', { name: '上移「状态」' }), '{Enter}');
  await expect.poll(() => document.activeElement).toBe(menu.getByRole('button', { name: '下移「状态」' }));
  expect(menu.getByRole('status').textContent).toBe('「状态」移到第 2 列');
  await page.user.keyboard('{Escape}');
  await expect.poll(() => page.queryByRole('dialog', { name: '显示的列' })).toBeNull();
  expect(document.activeElement).toBe(list.tool('显示的列'));
  expect(list.headings()).toEqual(['字典名称', '状态', '字典类型', '创建时间', '操作']);

  await page.reload();
  expect(list.headings()).toEqual(['字典名称', '状态', '字典类型', '创建时间', '操作']);

  await page.user.click(within(await openMenu(page)).getByRole('button', { name: '恢复默认' }));
  await expect.poll(() => list.headings()).toEqual(AS_DECLARED);
});
