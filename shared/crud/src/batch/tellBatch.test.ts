import { dictType } from '@zhilv/contract/system';
import { messageStore } from '@zhilv/platform';
import { beforeEach, expect, it } from 'vitest';
import { defineResource } from '../resource/defineResource.ts';
import { tellBatch } from './tellBatch.ts';

const dictTypes = defineResource({
  name: '字典类型',
  api: dictType,
  fields: { name: { label: '字典名称', show: String, Input: null, empty: null, column: 'text' } },
  nameField: 'name',
});
type Row = NonNullable<(typeof dictTypes)['row']>;

const row = (name: string): Row => ({ id: name, name, type: name, status: 0, createTime: 0 });
const failure = (name: string) => ({ row: row(name), reason: '还有字典数据' });
const rows = ['一', '二', '三', '四', '五'].map(row);
const ended = { rows, stopping: false, ended: true };

beforeEach(() => {
  for (const { id } of messageStore.read()) messageStore.close(id);
});

it('says on a card that stays what was done, what was not, and why', () => {
  tellBatch(dictTypes, '删除', { ...ended, succeeded: [row('一')], failed: [failure('二')] });

  expect(messageStore.read()).toMatchObject([
    {
      level: 'notice',
      title: '批量删除字典类型',
      text: '删除成功 1 个，失败 1 个，未处理 3 个。「二」还有字典数据。',
      durationMs: null,
    },
  ]);
});

it('gives a few reasons of many', () => {
  tellBatch(dictTypes, '删除', { ...ended, succeeded: [row('一')], failed: ['二', '三', '四', '五'].map(failure) });

  expect(messageStore.read()[0]?.text).toMatch(/失败 4 个。「二」还有字典数据；「三」还有字典数据；「四」还有字典数据等。$/);
});
