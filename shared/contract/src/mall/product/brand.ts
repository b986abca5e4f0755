import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import * as field from '../../resource/fields.ts';
import { resource } from '../../resource/resource.ts';
import { Id } from '../../wire/values.ts';

/** A brand as a selector shows it. */
export const BrandName = z.object({ id: Id, name: z.string() });
export type BrandName = z.infer<typeof BrandName>;

const declared = resource({
  name: '品牌',
  path: '/product/brand',
  permission: 'product:brand',
  fields: {
    name: field.requiredText('品牌名称', 255),
    picUrl: field.requiredPicture('品牌图片'),
    sort: field.number('品牌排序'),
    description: field.longText('品牌描述', 1024),
    status: field.status(),
  },
  filters: ['name', 'status', 'createTime'],
  codes: { missing: 1_008_002_000, taken: { name: 1_008_002_002 } },
});

/** Brands of goods (docs/protocol/product.md §5). */
export const brand = {
  ...declared,
  /** All whose name contains the text, by sort. */
  list: endpoint({
    method: 'GET',
    path: '/product/brand/list',
    access: { permission: 'product:brand:query' },
    input: z.object({ name: z.optional(z.string()) }),
    output: z.array(declared.record),
  }),
  /** Those that are on, by sort. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/product/brand/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(BrandName),
  }),
};

/** The code by which back ends refuse goods of a brand that is off. */
export const BRAND_DISABLED = 1_008_002_001;
