import { dictType, DictTypeName } from '@zhilv/contract/system';
import { asc, eq } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import { implement } from '../../call/implement.ts';
import { records } from '../../records/records.ts';
import { hasRow, rowsWhere, shownBy } from '../../records/rows.ts';
import { dictDataRows } from './dictData.table.ts';
import { dictTypes } from './dictType.table.ts';

const declared = records(dictType, dictTypes, {
  words: { missing: '当前字典类型不存在', name: '已经存在该名字的字典类型', type: '已经存在该类型的字典类型' },
  beforeDelete: async (call, { type }) => {
    if (await hasRow(call, dictDataRows, eq(dictDataRows.dictType, type))) {
      throw new BusinessError(1002006005, '无法删除，该字典类型还有字典数据');
    }
  },
  export: { sheet: '类型列表', columns: [['字典主键', 'id'], 'name', 'type', 'status'] },
});

/** Dictionary types (docs/protocol/system.md §7.1). */
export const handlers = [
  ...declared.handlers,
  implement(dictType.listAllSimple, (call) =>
    rowsWhere(call, dictTypes, undefined, { orderBy: [asc(dictTypes.id)], columns: shownBy(dictTypes, DictTypeName) }),
  ),
];
