import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import * as field from '../../resource/fields.ts';
import { resource } from '../../resource/resource.ts';
import { Id } from '../../wire/values.ts';

/** A property with its values; `values` is null while it has none. */
export const PropertyWithValues = z.object({
  id: Id,
  name: z.string(),
  values: z.nullish(z.array(z.object({ id: Id, name: z.string() }))),
});
export type PropertyWithValues = z.infer<typeof PropertyWithValues>;

const declared = resource({
  name: '商品属性',
  path: '/product/property',
  permission: 'product:property',
  fields: {
    name: field.requiredText('属性名称', 64, { worded: '名称' }),
    remark: field.longText('备注', 255),
  },
  filters: ['name', 'createTime'],
  id: '主键',
  codes: { missing: 1_008_003_000, taken: { name: 1_008_003_001 } },
});

/**
 * Properties of goods, such as a colour or a size (docs/protocol/product.md §1). Creating one that exists answers the id of the
 * row that has the name; nothing is changed then.
 */
export const property = {
  ...declared,
  /** The property of exactly this name, or all, oldest first. */
  list: endpoint({
    method: 'GET',
    path: '/product/property/list',
    access: { permission: 'product:property:query' },
    input: z.object({ name: z.optional(z.string()) }),
    output: z.array(declared.record),
  }),
  /** The same as `list`, with the values of each property. It reads by POST, because the back end takes the name from the body. */
  getValueList: endpoint({
    method: 'POST',
    path: '/product/property/get-value-list',
    access: { permission: 'product:property:query' },
    input: z.object({ name: z.optional(z.nullable(z.string())) }),
    output: z.array(PropertyWithValues),
  }),
};
