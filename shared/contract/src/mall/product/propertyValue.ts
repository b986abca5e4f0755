import * as z from 'zod/mini';
import * as field from '../../resource/fields.ts';
import { resource } from '../../resource/resource.ts';

/** A filter by an id. A text that is no id is allowed and finds no row. */
const lenientId = z.union([z.int(), z.string()]);

/**
 * The values of properties of goods, such as a colour's name (docs/protocol/product.md §2). Creating one that its property has
 * answers the id of the row that has the name; nothing is changed then.
 */
export const propertyValue = resource({
  name: '属性值',
  path: '/product/property/value',
  permission: 'product:property',
  fields: {
    propertyId: { ...field.reference('属性项的编号'), filter: lenientId },
    name: field.requiredText('属性值名称', 128, { worded: '名称', absent: '名称名字不能为空' }),
    remark: field.longText('备注', 255),
  },
  filters: ['propertyId', 'name'],
  id: '主键',
  codes: { missing: 1_008_004_000, taken: { name: 1_008_004_001 } },
});
