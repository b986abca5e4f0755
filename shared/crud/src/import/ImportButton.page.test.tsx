import { auth, dictType } from '@zhilv/contract/system';
import { rights } from '@zhilv/platform';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { dictTypes } from '@zhilv/testing/crud/dict-types';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import { listLoader } from '../list/listLoader.ts';
import { useList } from '../list/useList.ts';
import { ImportButton } from './ImportButton.tsx';

const rows = {
  call: dictType.create,
  template: dictType.export,
  run: async () => ({ created: 0, updated: 0, faults: [] }),
};
const Component = () => <ImportButton list={useList(dictTypes)} rows={rows} />;
const page = { Component, loader: listLoader(dictTypes) };

it('opens the dialog, which has no trial where the back end does not say that it knows one', async () => {
  const shown = await renderPage(page, '/system/dict');

  await shown.press('导入');

  await shown.findByRole('dialog', { name: '导入字典类型' });
  expect(shown.queryByRole('button', { name: '试运行' })).toBeNull();
});

/** Lets the user read, and nothing else. */
const allowReading = (): void =>
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions: ['system:dict:query'] }));

it('leaves the dialog open with what came of it when the right is taken meanwhile', async () => {
  const shown = await renderPage(page, '/system/dict');
  await shown.press('导入');
  await shown.findByRole('dialog', { name: '导入字典类型' });
  allowReading();

  await rights.refresh();

  await expect.poll(() => shown.main().querySelectorAll('button[aria-haspopup="dialog"]').length).toBe(0);
  expect(shown.getByRole('dialog', { name: '导入字典类型' })).toBeDefined();
});

it('is nothing to who may not make records', async () => {
  allowReading();

  const shown = await renderPage(page, '/system/dict');

  expect(shown.queryByRole('button', { name: '导入' })).toBeNull();
});
