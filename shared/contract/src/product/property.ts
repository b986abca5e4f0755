import * as z from 'zod/mini';
import { crudEndpoints } from '../crudEndpoints.ts';
import { endpoint } from '../endpoint.ts';
import { queryRange } from '../query.ts';
import { Id, Instant, optionalText, requiredText } from '../values.ts';

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

/** Properties of products. Creating one that exists answers the id of the row that has the name; nothing is changed then. */
export const property = {
  ...crudEndpoints({
    path: '/product/property',
    permission: 'product:property',
    record: Property,
    draft: PropertyDraft,
    id: '主键',
    filters: { name: z.optional(z.string()), createTime: z.optional(queryRange) },
  }),
  /** The property of exactly this name, or all, oldest first. */
  list: endpoint({
    method: 'GET',
    path: '/product/property/list',
    access: { permission: 'product:property:query' },
    input: z.object({ name: z.optional(z.string()) }),
    output: z.array(Property),
  }),
  /** As `list`, with the values of each. A read by POST: the back end takes the name from the body. */
  getValueList: endpoint({
    method: 'POST',
    path: '/product/property/get-value-list',
    access: { permission: 'product:property:query' },
    input: z.object({ name: z.optional(z.nullable(z.string())) }),
    output: z.array(PropertyWithValues),
  }),
};
