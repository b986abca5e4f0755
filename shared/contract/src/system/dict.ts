import * as z from 'zod/mini';
import { crudEndpoints } from '../crudEndpoints.ts';
import { endpoint } from '../endpoint.ts';
import { queryInt, queryRange } from '../query.ts';
import { CommonStatus, Id, Instant, optionalText, requiredText } from '../values.ts';

/** A dictionary type, as `page` and `get` answer it (contract system.md §7.1). */
export const DictType = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  status: z.int(),
  remark: z.nullish(z.string()),
  createTime: Instant,
});
export type DictType = z.infer<typeof DictType>;

/** What a selector of dictionary types needs. */
const DictTypeName = z.object({ id: Id, name: z.string(), type: z.string() });

/** What an editor fills in; `type` is fixed once the row exists: an update ignores another one. */
export const DictTypeDraft = z.object({
  name: requiredText('字典名称', 100),
  type: requiredText('字典类型', 100),
  status: CommonStatus,
  remark: optionalText('备注', 500),
});
export type DictTypeDraft = z.infer<typeof DictTypeDraft>;

/** Dictionary types; their entries are `dictData`. */
export const dictType = {
  ...crudEndpoints({
    path: '/system/dict-type',
    permission: 'system:dict',
    record: DictType,
    draft: DictTypeDraft,
    id: '字典类型编号',
    filters: {
      name: z.optional(z.string()),
      type: z.optional(z.string()),
      status: z.optional(queryInt),
      createTime: z.optional(queryRange),
    },
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
