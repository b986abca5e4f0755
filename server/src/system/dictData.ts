import { dictData, type DictDataDraft } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { exportFile } from '../app/exportFile.ts';
import { contains, equals } from '../app/filters.ts';
import { BusinessError, type Call, type Implementation, implement, implementFile } from '../app/implement.ts';
import { type FiltersOf, listOf, pageOfRows } from '../app/paging.ts';
import { recordsOf } from '../app/records.ts';
import { findRow, rowsWhere } from '../app/rows.ts';
import { ascending, descending, orderBy } from '../app/sorting.ts';
import { dictEntries, dictTypes } from '../db/schema/system.ts';

const records = recordsOf(dictEntries, {
  missing: () => new BusinessError(1002007001, '当前字典数据不存在'),
  unique: [{ by: ['dictType', 'value'], taken: () => new BusinessError(1002007003, '已经存在该值的字典数据') }],
});

const list = listOf(dictEntries, {
  matches: ({ label, dictType, status }: FiltersOf<typeof dictData.page>) => [
    contains(dictEntries.label, label),
    equals(dictEntries.dictType, dictType),
    equals(dictEntries.status, status),
  ],
  order: [descending('dictType'), descending('sort'), ascending('id')],
  sortable: ['label', 'value', 'sort', 'status', 'createTime'],
});

const shownOrder = orderBy(dictEntries, [ascending('dictType'), ascending('sort'), ascending('id')]);

/** Entries of dictionaries (contract system.md §7.2). */
export const dictDataImplementations: readonly Implementation[] = [
  implement(dictData.page, (call) => pageOfRows(call, list)),
  implement(dictData.get, (call) => findRow(call, dictEntries, call.input.id)),
  implement(dictData.listAllSimple, (call) => rowsWhere(call, dictEntries, eq(dictEntries.status, 0), { orderBy: shownOrder })),
  implement(dictData.create, async (call) => {
    await checkType(call, call.input);
    return records.create(call, stored(call.input));
  }),
  implement(dictData.update, async (call) => {
    await records.required(call, call.input.id);
    await checkType(call, call.input);
    return records.update(call, stored(call.input));
  }),
  implement(dictData.delete, (call) => records.remove(call, call.input.id)),
  implementFile(dictData.export, (call) =>
    exportFile(call, list, {
      name: '字典数据',
      sheet: '数据列表',
      columns: [
        ['字典编码', 'id'],
        ['字典排序', 'sort'],
        ['字典标签', 'label'],
        ['字典键值', 'value'],
        ['字典类型', 'dictType'],
        ['状态', 'status', { dictionary: 'common_status' }],
      ],
    }),
  ),
];

/** Entries belong to a type that is there and switched on. */
async function checkType(call: Pick<Call, 'db' | 'tenantId'>, draft: DictDataDraft): Promise<void> {
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
