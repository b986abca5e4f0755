import * as z from 'zod/mini';
import { RecordChange } from '../../resource/recordChange.ts';
import { endpoint, exportEndpoint } from '../../wire/endpoint.ts';
import { ById, exportQuery, pageQuery, queryId, queryInt, queryRange } from '../../wire/query.ts';
import {
  Done,
  Id,
  Instant,
  maxMegabytes,
  optionalText,
  pageOf,
  pictureList,
  requiredBoolean,
  requiredId,
  requiredInt,
  requiredPicture,
  requiredText,
  Revision,
} from '../../wire/values.ts';
import { MAX_SKUS, Sku, SkuDraft } from './sku.ts';

/** `product_spu_status` */
export const SpuStatus = { recycled: -1, offSale: 0, onSale: 1 } as const;

/** The tabs of the list, by the number that its page call takes. */
export const SpuTab = { onSale: 0, warehouse: 1, soldOut: 2, lowStock: 3, recycled: 4 } as const;
export type SpuTab = (typeof SpuTab)[keyof typeof SpuTab];

/** Goods with so many left, or fewer, are in the tab 警戒库存. */
export const LOW_STOCK = 10;

const flags = ['recommendHot', 'recommendBenefit', 'recommendBest', 'recommendNew', 'recommendGood'] as const;
const eachFlag = <Schema extends z.ZodMiniType>(schema: Schema) =>
  // The names are those of the flags.
  Object.fromEntries(flags.map((name) => [name, schema])) as Record<(typeof flags)[number], Schema>;

/** Goods as lists show them (docs/protocol/product.md §3). Prices are in fen, each the lowest of the SKUs; the stock is their sum. */
export const SpuRow = z.object({
  id: Id,
  name: z.string(),
  keyword: z.nullish(z.string()),
  introduction: z.nullish(z.string()),
  /** HTML */
  description: z.nullish(z.string()),
  categoryId: Id,
  brandId: z.nullish(Id),
  picUrl: z.nullish(z.string()),
  sliderPicUrls: z.nullish(z.array(z.string())),
  videoUrl: z.nullish(z.string()),
  /** `product_unit` */
  unit: z.nullish(z.int()),
  sort: z.nullish(z.int()),
  /** Whether it has several SKUs, told apart by properties. */
  specType: z.nullish(z.boolean()),
  price: z.nullish(z.int()),
  marketPrice: z.nullish(z.int()),
  costPrice: z.nullish(z.int()),
  stock: z.nullish(z.int()),
  deliveryTemplateId: z.nullish(Id),
  /** 1 by express, 2 by pick-up. */
  deliveryTypes: z.nullish(z.array(z.int())),
  ...eachFlag(z.nullish(z.boolean())),
  giveIntegral: z.nullish(z.int()),
  subCommissionType: z.nullish(z.boolean()),
  activityOrders: z.nullish(z.array(z.int())),
  salesCount: z.nullish(z.int()),
  virtualSalesCount: z.nullish(z.int()),
  browseCount: z.nullish(z.int()),
  /** `SpuStatus` */
  status: z.int(),
  createTime: z.nullish(Instant),
  revision: z.optional(Revision),
});
export type SpuRow = z.infer<typeof SpuRow>;

/** Goods with their SKUs, in the order in which the editor shows them. */
export const SpuDetail = z.extend(SpuRow, { skus: z.nullish(z.array(Sku)) });
export type SpuDetail = z.infer<typeof SpuDetail>;

/** Goods as a selector shows them. */
export const SpuName = z.pick(SpuRow, {
  id: true,
  name: true,
  price: true,
  marketPrice: true,
  costPrice: true,
  stock: true,
  salesCount: true,
  virtualSalesCount: true,
  browseCount: true,
});
export type SpuName = z.infer<typeof SpuName>;

const Status = z.literal([SpuStatus.recycled, SpuStatus.offSale, SpuStatus.onSale], { error: '必须在指定范围 [-1, 0, 1]' });

/** An editor fills this in. Pictures are addresses of uploaded files. */
export const SpuDraft = z.object({
  name: requiredText('商品名称', 128),
  keyword: requiredText('商品关键字', 256),
  introduction: requiredText('商品简介', 256),
  description: requiredText('商品详情').check(maxMegabytes('商品详情', 2)),
  categoryId: requiredId('商品分类'),
  brandId: requiredId('商品品牌'),
  picUrl: requiredPicture('商品封面图'),
  sliderPicUrls: pictureList('商品轮播图'),
  videoUrl: optionalText('商品视频', 255),
  unit: requiredInt('商品单位'),
  sort: requiredInt('商品排序字段'),
  specType: requiredBoolean('商品规格类型'),
  deliveryTemplateId: requiredId('物流配置模板编号'),
  deliveryTypes: z.nullish(z.array(z.literal([1, 2], { error: '配送方式不正确' })).check(z.maxLength(2))),
  ...eachFlag(requiredBoolean('商品推荐')),
  giveIntegral: requiredInt('商品赠送积分'),
  subCommissionType: requiredBoolean('商品分销类型'),
  activityOrders: z.nullish(z.array(z.int32()).check(z.maxLength(20))),
  virtualSalesCount: z.nullish(z.int32()),
  /** On sale, if it is left out; an update leaves it as it is. */
  status: z.nullish(Status),
  /** At least one; its absence is a refusal of its own. */
  skus: z.nullish(z.array(SkuDraft).check(z.maxLength(MAX_SKUS, { error: `商品 SKU 不能超过 ${MAX_SKUS} 个` }))),
});
export type SpuDraft = z.output<typeof SpuDraft>;

const filters = {
  /** `SpuTab`; none and an unknown one filter nothing. */
  tabType: z.optional(queryInt),
  name: z.optional(z.string()),
  categoryId: z.optional(queryId),
  createTime: z.optional(queryRange),
};

const may = (action: string) => ({ permission: `product:spu:${action}` });

/** Goods, each with the variants that people buy. */
export const spu = {
  /** The greatest sort first. */
  page: endpoint({
    method: 'GET',
    path: '/product/spu/page',
    access: may('query'),
    input: pageQuery(filters),
    output: pageOf(SpuRow),
  }),
  /** The number of goods in each tab, by `SpuTab`. */
  getCount: endpoint({
    method: 'GET',
    path: '/product/spu/get-count',
    access: may('query'),
    input: z.object({}),
    output: z.record(z.string(), z.coerce.number()),
  }),
  /** Refused for goods that do not exist. */
  getDetail: endpoint({
    method: 'GET',
    path: '/product/spu/get-detail',
    access: may('query'),
    input: ById,
    output: SpuDetail,
  }),
  /** Those on sale. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/product/spu/list-all-simple',
    access: may('query'),
    input: z.object({}),
    output: z.array(SpuName),
  }),
  list: endpoint({
    method: 'GET',
    path: '/product/spu/list',
    access: may('query'),
    input: z.object({ spuIds: z.array(queryId).check(z.maxLength(100)) }),
    repeatsLists: true,
    output: z.array(SpuDetail),
  }),
  /** Answers the id of the new goods. */
  create: endpoint({
    method: 'POST',
    path: '/product/spu/create',
    access: may('create'),
    input: SpuDraft,
    output: Id,
    carries: 'richText',
  }),
  /** Refused with `CHANGED_MEANWHILE` when the record has another revision than the one that is given; buying makes none. */
  update: endpoint({
    method: 'PUT',
    path: '/product/spu/update',
    access: may('update'),
    input: z.extend(SpuDraft, { id: requiredId('商品编号'), revision: z.optional(Revision) }),
    output: Done,
    carries: 'richText',
  }),
  updateStatus: endpoint({
    method: 'PUT',
    path: '/product/spu/update-status',
    access: may('update'),
    input: z.object({ id: requiredId('商品编号'), status: Status }),
    output: Done,
  }),
  /** Only those in the recycle bin, and for ever. */
  delete: endpoint({ method: 'DELETE', path: '/product/spu/delete', access: may('delete'), input: ById, output: Done }),
  export: exportEndpoint({ path: '/product/spu/export', access: may('export'), input: exportQuery(filters) }),
  /** The changes of goods, without those of their SKUs and their description, the newest first. Only our server has the call. */
  changes: endpoint({
    method: 'GET',
    path: '/product/spu/changes',
    access: may('query'),
    input: ById,
    output: z.array(RecordChange),
  }),
};

/** The codes by which back ends refuse changes of goods. */
export const SPU_REFUSALS = {
  missing: 1_008_005_000,
  categoryLevel: 1_008_005_001,
  notOnSale: 1_008_005_003,
  notRecycled: 1_008_005_004,
} as const;

/** The codes by which back ends refuse SKUs. */
export const SKU_REFUSALS = {
  missing: 1_008_006_000,
  propertyRepeated: 1_008_006_001,
  propertiesDiffer: 1_008_006_002,
  repeated: 1_008_006_003,
  stockShort: 1_008_006_004,
} as const;
