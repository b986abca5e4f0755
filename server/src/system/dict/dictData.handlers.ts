import { allDictData, dictData, type DictDataDraft } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import { type Call, implement } from '../../call/implement.ts';
import { equals } from '../../records/filters.ts';
import { records } from '../../records/records.ts';
import { rowsWhere } from '../../records/rows.ts';
import { ascending, descending } from '../../records/sorting.ts';
import { dictDataRows } from './dictData.table.ts';
import { dictTypes } from './dictType.table.ts';
import { enabledEntries } from './enabledEntries.ts';

const declared = records(dictData, dictDataRows, {
  words: { missing: '当前字典数据不存在', value: '已经存在该值的字典数据' },
  unique: { value: ['dictType', 'value'] },
  matches: { dictType: (type) => equals(dictDataRows.dictType, type) },
  order: [descending('dictType'), descending('sort'), ascending('id')],
  sortable: ['label', 'value', 'sort', 'status', 'createTime'],
  create: async (call, rows) => {
    await checkType(call, call.input);
    return rows.create(call, stored(call.input));
  },
  update: async (call, rows) => {
    await rows.required(call, call.input.id, ['id']);
    await checkType(call, call.input);
    return rows.update(call, stored(call.input));
  },
  beforeRestore: checkType,
  export: {
    sheet: '数据列表',
    columns: [['字典编码', 'id'], ['字典排序', 'sort'], 'label', 'value', 'dictType', 'status'],
  },
});

/** Entries of dictionaries (docs/protocol/system.md §7.2). */
export const handlers = [...declared.handlers, implement(allDictData, async (call) => [...(await enabledEntries(call))])];

/** Refuses an entry unless its type exists and is switched on. */
async function checkType(call: Pick<Call, 'db' | 'tenantId'>, draft: Pick<DictDataDraft, 'dictType'>): Promise<void> {
  const [type] = await rowsWhere(call, dictTypes, eq(dictTypes.type, draft.dictType));
  if (type === undefined) throw new BusinessError(1002006001, '当前字典类型不存在');
  if (type.status !== 0) throw new BusinessError(1002006002, '字典类型不处于开启状态，不允许选择');
}

// A tag without colour or class has empty ones.
const stored = <Draft extends DictDataDraft>({ colorType, cssClass, ...draft }: Draft) => ({
  ...draft,
  colorType: colorType ?? '',
  cssClass: cssClass ?? '',
});
