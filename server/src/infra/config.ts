import { config } from '@zhilv/contract/infra';
import { eq } from 'drizzle-orm';
import { exportFile } from '../app/exportFile.ts';
import { contains, equals, within } from '../app/filters.ts';
import { BusinessError, type Implementation, implement, implementFile } from '../app/implement.ts';
import { type FiltersOf, listOf, pageOfRows } from '../app/paging.ts';
import { recordsOf } from '../app/records.ts';
import { findRow, rowsWhere } from '../app/rows.ts';
import { ascending } from '../app/sorting.ts';
import { BUILT_IN_CONFIG, configs } from '../db/schema/infra.ts';

const records = recordsOf(configs, {
  missing: () => new BusinessError(1001000001, '参数配置不存在'),
  unique: [{ by: ['key'], taken: () => new BusinessError(1001000002, '参数配置 key 重复') }],
});

const list = listOf(configs, {
  matches: ({ name, key, type, createTime }: FiltersOf<typeof config.page>) => [
    contains(configs.name, name),
    contains(configs.key, key),
    equals(configs.type, type),
    ...within(configs.createTime, createTime),
  ],
  order: [ascending('id')],
  sortable: ['category', 'name', 'key', 'type', 'createTime'],
});

/** Settings of the installation (contract infra.md §1). */
export const configImplementations: readonly Implementation[] = [
  implement(config.page, (call) => pageOfRows(call, list)),
  implement(config.get, (call) => findRow(call, configs, call.input.id)),
  implement(config.getValueByKey, async (call) => {
    const [row] = await rowsWhere(call, configs, eq(configs.key, call.input.key));
    if (row?.visible === false) throw new BusinessError(1001000004, '获取参数配置失败，原因：不允许获取不可见配置');
    return row?.value ?? null;
  }),
  implement(config.create, (call) => records.create(call, call.input)),
  implement(config.update, (call) => {
    // Programs ask for it by name.
    const { key: _, ...change } = call.input;
    return records.update(call, change);
  }),
  implement(config.delete, async (call) => {
    const { id, type } = await records.required(call, call.input.id);
    if (type === BUILT_IN_CONFIG) throw new BusinessError(1001000003, '不能删除类型为系统内置的参数配置');
    return records.remove(call, id);
  }),
  implementFile(config.export, (call) =>
    exportFile(call, list, {
      name: '参数配置',
      sheet: '数据',
      columns: [
        ['参数配置序号', 'id'],
        ['参数键名', 'key'],
        ['参数分类', 'category'],
        ['参数名称', 'name'],
        ['参数键值', 'value'],
        ['参数类型', 'type', { dictionary: 'infra_config_type' }],
        ['是否可见', 'visible', { dictionary: 'infra_boolean_string' }],
        ['备注', 'remark'],
        ['创建时间', 'createTime', 'instant'],
      ],
    }),
  ),
];
