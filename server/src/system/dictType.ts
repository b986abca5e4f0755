import { dictType } from '@zhilv/contract/system';
import { asc, eq } from 'drizzle-orm';
import { exportFile } from '../app/exportFile.ts';
import { contains, equals, within } from '../app/filters.ts';
import { BusinessError, type Implementation, implement, implementFile } from '../app/implement.ts';
import { type FiltersOf, listOf, pageOfRows } from '../app/paging.ts';
import { recordsOf } from '../app/records.ts';
import { findRow, hasRow, rowsWhere } from '../app/rows.ts';
import { dictEntries, dictTypes } from '../db/schema/system.ts';

const records = recordsOf(dictTypes, {
  missing: () => new BusinessError(1002006001, '当前字典类型不存在'),
  unique: [
    { by: ['name'], taken: () => new BusinessError(1002006003, '已经存在该名字的字典类型') },
    { by: ['type'], taken: () => new BusinessError(1002006004, '已经存在该类型的字典类型') },
  ],
});

const list = listOf(dictTypes, {
  matches: ({ name, type, status, createTime }: FiltersOf<typeof dictType.page>) => [
    contains(dictTypes.name, name),
    contains(dictTypes.type, type),
    equals(dictTypes.status, status),
    ...within(dictTypes.createTime, createTime),
  ],
  sortable: ['name', 'type', 'status', 'createTime'],
});

/** Dictionary types (contract system.md §7.1). */
export const dictTypeImplementations: readonly Implementation[] = [
  implement(dictType.page, (call) => pageOfRows(call, list)),
  implement(dictType.get, (call) => findRow(call, dictTypes, call.input.id)),
  implement(dictType.listAllSimple, (call) => rowsWhere(call, dictTypes, undefined, { orderBy: [asc(dictTypes.id)] })),
  implement(dictType.create, (call) => records.create(call, call.input)),
  implement(dictType.update, (call) => {
    // Entries are found by it.
    const { type: _, ...change } = call.input;
    return records.update(call, change);
  }),
  implement(dictType.delete, async (call) => {
    const { id, type } = await records.required(call, call.input.id);
    if (await hasRow(call, dictEntries, eq(dictEntries.dictType, type))) {
      throw new BusinessError(1002006005, '无法删除，该字典类型还有字典数据');
    }
    return records.remove(call, id);
  }),
  implementFile(dictType.export, (call) =>
    exportFile(call, list, {
      name: '字典类型',
      sheet: '类型列表',
      columns: [
        ['字典主键', 'id'],
        ['字典名称', 'name'],
        ['字典类型', 'type'],
        ['状态', 'status', { dictionary: 'common_status' }],
      ],
    }),
  ),
];
