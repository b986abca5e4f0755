import { config } from '@zhilv/contract/infra';
import { namesSecret } from '@zhilv/contract/names-secret';
import { eq } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import { implement } from '../../call/implement.ts';
import { records } from '../../records/records.ts';
import { rowsWhere } from '../../records/rows.ts';
import { ascending } from '../../records/sorting.ts';
import { BUILT_IN_CONFIG, configs } from './config.table.ts';

const declared = records(config, configs, {
  words: { key: '参数配置 key 重复' },
  order: [ascending('id')],
  secret: ({ key }) => (namesSecret(key) ? ['value'] : []),
  sortable: ['category', 'name', 'key', 'type', 'createTime'],
  beforeDelete: (_call, { type }) => {
    if (type === BUILT_IN_CONFIG) throw new BusinessError(1001000003, '不能删除类型为系统内置的参数配置');
  },
  export: {
    columns: [
      ['参数配置序号', 'id'],
      'key',
      ['参数分类', 'category'],
      'name',
      'value',
      'type',
      'visible',
      'remark',
      'createTime',
    ],
  },
});

/** Settings of the installation (docs/protocol/infra.md §1). */
export const handlers = [
  ...declared.handlers,
  implement(config.getValueByKey, async (call) => {
    const [row] = await rowsWhere(call, configs, eq(configs.key, call.input.key));
    if (row?.visible === false) throw new BusinessError(1001000004, '获取参数配置失败，原因：不允许获取不可见配置');
    return row?.value ?? null;
  }),
];
