import { auth, dictType } from '@zhilv/contract/system';
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

it('is nothing to who may not make records', async () => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({ ...granted, roles: [], permissions: ['system:dict:query'] }));

  const shown = await renderPage(page, '/system/dict');

  expect(shown.queryByRole('button', { name: '导入' })).toBeNull();
});
