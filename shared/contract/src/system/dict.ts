import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, pageQuery, queryInt, queryRange } from '../query.ts';
import { CommonStatus, Done, Id, Instant, optionalText, pageOf, requiredId, requiredText } from '../values.ts';

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

const query = { permission: 'system:dict:query' };

/** Dictionary types; their entries are `dictData`. */
export const dictType = {
  page: endpoint({
    method: 'GET',
    path: '/system/dict-type/page',
    access: query,
    input: pageQuery({
      name: z.optional(z.string()),
      type: z.optional(z.string()),
      status: z.optional(queryInt),
      createTime: z.optional(queryRange),
    }),
    output: pageOf(DictType),
  }),
  /** All types, without paging, oldest first. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/system/dict-type/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(DictTypeName),
  }),
  get: endpoint({ method: 'GET', path: '/system/dict-type/get', access: query, input: ById, output: z.nullable(DictType) }),
  create: endpoint({
    method: 'POST',
    path: '/system/dict-type/create',
    access: { permission: 'system:dict:create' },
    input: DictTypeDraft,
    output: Id,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/system/dict-type/update',
    access: { permission: 'system:dict:update' },
    input: z.extend(DictTypeDraft, { id: requiredId('字典类型编号') }),
    output: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/system/dict-type/delete',
    access: { permission: 'system:dict:delete' },
    input: ById,
    output: Done,
  }),
};
