import { dictType } from '@zhilv/contract/system';
import { dictTypes } from '@zhilv/testing/crud/dict-types';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import { listLoader } from '../../list/listLoader.ts';
import { useList } from '../../list/useList.ts';
import { RecordTable } from '../RecordTable.tsx';

function Component() {
  return <RecordTable list={useList(dictTypes)} columns={['name']} />;
}

const open = (as: 'admin' | 'guest') => renderPage({ Component, loader: listLoader(dictTypes) }, '/list', { as });

it('leads from a list that was refused to the reason, for who may read that', async () => {
  new PageCalls(dictType.page).refuse(403, '没有该操作权限');
  const page = await open('admin');

  const address = (await page.findByRole('link', { name: '查看原因' })).getAttribute('href') ?? '';

  expect(address).toMatch(/^\/system\/permission-explain\?/);
  const asked = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
  expect(asked).toEqual({ username: 'admin', kind: 'path', value: '/system/dict-type/page' });
});

it('has no such link for who may not read the reason', async () => {
  const page = await open('guest');

  expect(page.text()).toContain('没有该操作权限');
  expect(page.queryByRole('link', { name: '查看原因' })).toBeNull();
});

it('has no such link for a failure that is no refusal', async () => {
  new PageCalls(dictType.page).refuse(500, '系统异常');
  const page = await open('admin');

  expect(page.text()).toContain('系统异常');
  expect(page.queryByRole('link', { name: '查看原因' })).toBeNull();
});
