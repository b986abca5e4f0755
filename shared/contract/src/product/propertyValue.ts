import * as z from 'zod/mini';
import { crudEndpoints } from '../crudEndpoints.ts';
import { Id, Instant, optionalText, requiredId, requiredText } from '../values.ts';

/** One value of a product property, such as a colour's name (contract product.md §2). */
export const PropertyValue = z.object({
  id: Id,
  propertyId: Id,
  name: z.string(),
  remark: z.nullish(z.string()),
  createTime: Instant,
});
export type PropertyValue = z.infer<typeof PropertyValue>;

/** What an editor fills in. */
export const PropertyValueDraft = z.object({
  propertyId: requiredId('属性项的编号'),
  name: requiredText('名称', 128, '名称名字不能为空'),
  remark: optionalText('备注', 255),
});
export type PropertyValueDraft = z.infer<typeof PropertyValueDraft>;

/**
 * Values of properties. Creating one that its property has answers the id of the row that has the name; nothing is
 * changed then. A `propertyId` that is no id filters everything away.
 */
export const propertyValue = crudEndpoints({
  path: '/product/property/value',
  permission: 'product:property',
  record: PropertyValue,
  draft: PropertyValueDraft,
  id: '主键',
  filters: { propertyId: z.optional(z.union([z.int(), z.string()])), name: z.optional(z.string()) },
});
