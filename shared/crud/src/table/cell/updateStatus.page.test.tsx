import { endpoint, Id } from '@zhilv/contract';
import { dictType } from '@zhilv/contract/system';
import { type DictTypeField, type DictTypeRow, dictTypes } from '@zhilv/testing/crud/dict-types';
import { ListView } from '@zhilv/testing/page/list-view';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { status } from '../../kinds/dict/status.tsx';
import { listLoader } from '../../list/listLoader.ts';
import { useList } from '../../list/useList.ts';
import type { Resource } from '../../resource/defineResource.ts';
import { RecordTable } from '../RecordTable.tsx';

/** Users and roles have such a call; the dictionary types of this list do not, so the test answers it. */
const updateStatus = endpoint({
  method: 'PUT',
  path: '/system/test/update-status',
  access: { permission: 'system:dict:update' },
  input: z.object({ id: Id, status: z.number() }),
  output: z.boolean(),
});

const resource: Resource<DictTypeRow, DictTypeField> = {
  ...dictTypes,
  api: { ...dictType, updateStatus },
  fields: { ...dictTypes.fields, status: status('状态') },
};

function Component() {
  const list = useList(resource);
  return <RecordTable list={list} columns={['name', 'status']} unswitchable={({ name }) => name.includes('本人')} />;
}

const page = { Component, loader: listLoader(resource) };

it('switches a status by its own call, and does not save the record', async () => {
  const own = new OwnRecords();
  const { id, name } = await own.makeDictType();
  const [switches, updates] = [new PageCalls(updateStatus), new PageCalls(dictType.update)];
  switches.answerWith(() => Response.json({ code: 0, data: true, msg: '' }));
  const opened = await renderPage(page, `/system/dict?name=${own.mark}`);
  const list = new ListView(opened);
  await list.row(name);

  await opened.user.click(opened.getByRole('switch', { name: `状态「${name}」` }));
  await list.confirm();
  await opened.findByText(`已停用「${name}」`);

  expect(switches.sent.map(({ method, body }) => [method, body])).toEqual([['PUT', { id, status: 1 }]]);
  expect(updates.sent).toEqual([]);
});

it('has no switch in a row that may not be switched', async () => {
  const own = new OwnRecords();
  const { name } = await own.makeDictType('本人');
  const opened = await renderPage(page, `/system/dict?name=${own.mark}`);

  const row = await new ListView(opened).row(name);

  expect(row.textContent).toContain('开启');
  expect(opened.queryByRole('switch')).toBeNull();
});
