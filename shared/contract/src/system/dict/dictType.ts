import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import * as field from '../../resource/fields.ts';
import { type RecordOf, resource } from '../../resource/resource.ts';
import { Id } from '../../wire/values.ts';

/** A dictionary type as a selector shows it. */
export const DictTypeName = z.object({ id: Id, name: z.string(), type: z.string() });

/** Dictionary types (docs/protocol/system.md §7.1); their entries are `dictData`. */
export const dictType = {
  ...resource({
    name: '字典类型',
    path: '/system/dict-type',
    permission: 'system:dict',
    fields: {
      name: field.requiredText('字典名称', 100),
      type: field.requiredText('字典类型', 100, { kind: 'code', fixed: true }),
      status: field.status(),
      remark: field.longText('备注', 500),
    },
    filters: ['name', 'type', 'status', 'createTime'],
    codes: { missing: 1_002_006_001, taken: { name: 1_002_006_003, type: 1_002_006_004 } },
    export: { permission: 'system:dict:query' },
  }),
  /** All types, without paging, oldest first. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/system/dict-type/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(DictTypeName),
  }),
};
export type DictType = RecordOf<typeof dictType>;
