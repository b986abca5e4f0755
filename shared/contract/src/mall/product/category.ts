import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { ById, queryId, queryInt } from '../../wire/query.ts';
import {
  CommonStatus,
  Done,
  Id,
  Instant,
  optionalPicture,
  optionalText,
  requiredId,
  requiredPicture,
  requiredText,
  Revision,
} from '../../wire/values.ts';

/** A category of goods (docs/protocol/product.md §4). */
export const Category = z.object({
  id: Id,
  /** 0 at the root. Goods belong to categories of the second level. */
  parentId: Id,
  name: z.string(),
  picUrl: z.nullish(z.string()),
  /** The picture for computers. */
  bigPicUrl: z.nullish(z.string()),
  sort: z.int(),
  /** `common_status` */
  status: z.int(),
  createTime: Instant,
  revision: z.optional(Revision),
});
export type Category = z.infer<typeof Category>;

const draft = z.object({
  parentId: requiredId('父分类编号'),
  name: requiredText('分类名称', 255),
  picUrl: requiredPicture('移动端分类图'),
  bigPicUrl: optionalPicture('PC 端分类图'),
  /** 0, if it is left out. */
  sort: z.nullish(z.int32({ error: '分类排序应为整数' })),
  status: CommonStatus,
  /** It is kept; no back end answers it. */
  description: optionalText('分类描述', 255),
});
export type CategoryDraft = z.output<typeof draft>;

const may = (action: string) => ({ permission: `product:category:${action}` });

/** Categories of goods, which have two levels. Names may repeat. */
export const category = {
  /** All of them, by sort. */
  list: endpoint({
    method: 'GET',
    path: '/product/category/list',
    access: may('query'),
    input: z.object({ name: z.optional(z.string()), status: z.optional(queryInt), parentId: z.optional(queryId) }),
    output: z.array(Category),
    badRowsLeftOut: true,
  }),
  /** Null for one that does not exist. */
  get: endpoint({
    method: 'GET',
    path: '/product/category/get',
    access: may('query'),
    input: ById,
    output: z.nullable(Category),
  }),
  /** Answers the id of the new category. */
  create: endpoint({ method: 'POST', path: '/product/category/create', access: may('create'), input: draft, output: Id }),
  update: endpoint({
    method: 'PUT',
    path: '/product/category/update',
    access: may('update'),
    input: z.extend(draft, { id: requiredId('分类编号'), revision: z.optional(Revision) }),
    output: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/product/category/delete',
    access: may('delete'),
    input: ById,
    output: Done,
  }),
};

/** The codes by which back ends refuse changes of categories. */
export const CATEGORY_REFUSALS = {
  missing: 1_008_001_000,
  parentMissing: 1_008_001_001,
  parentNotFirstLevel: 1_008_001_002,
  hasChildren: 1_008_001_003,
  disabled: 1_008_001_004,
  hasGoods: 1_008_001_005,
} as const;
