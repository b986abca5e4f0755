import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, pageQuery, queryRange } from '../query.ts';
import { Done, Id, Instant, optionalText, pageOf, requiredId, requiredText } from '../values.ts';

/** A property of products, such as a colour or a size (contract product.md §1). */
export const Property = z.object({
  id: Id,
  name: z.string(),
  remark: z.nullish(z.string()),
  createTime: Instant,
});
export type Property = z.infer<typeof Property>;

/** A property with its values; `values` is null while it has none. */
export const PropertyWithValues = z.object({
  id: Id,
  name: z.string(),
  values: z.nullish(z.array(z.object({ id: Id, name: z.string() }))),
});
export type PropertyWithValues = z.infer<typeof PropertyWithValues>;

/** What an editor fills in. */
export const PropertyDraft = z.object({
  name: requiredText('名称', 64),
  remark: optionalText('备注', 255),
});
export type PropertyDraft = z.infer<typeof PropertyDraft>;

const query = { permission: 'product:property:query' };

/** Properties of products. */
export const property = {
  page: endpoint({
    method: 'GET',
    path: '/product/property/page',
    access: query,
    input: pageQuery({ name: z.optional(z.string()), createTime: z.optional(queryRange) }),
    output: pageOf(Property),
  }),
  get: endpoint({ method: 'GET', path: '/product/property/get', access: query, input: ById, output: z.nullable(Property) }),
  /** The property of exactly this name, or all, oldest first. */
  list: endpoint({
    method: 'GET',
    path: '/product/property/list',
    access: query,
    input: z.object({ name: z.optional(z.string()) }),
    output: z.array(Property),
  }),
  /** As `list`, with the values of each. A read by POST: the back end takes the name from the body. */
  getValueList: endpoint({
    method: 'POST',
    path: '/product/property/get-value-list',
    access: query,
    input: z.object({ name: z.optional(z.nullable(z.string())) }),
    output: z.array(PropertyWithValues),
  }),
  /** Answers the id of the row that has the name: a new one, or the one that had it already (nothing is changed then). */
  create: endpoint({
    method: 'POST',
    path: '/product/property/create',
    access: { permission: 'product:property:create' },
    input: PropertyDraft,
    output: Id,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/product/property/update',
    access: { permission: 'product:property:update' },
    input: z.extend(PropertyDraft, { id: requiredId('主键') }),
    output: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/product/property/delete',
    access: { permission: 'product:property:delete' },
    input: ById,
    output: Done,
  }),
};
