import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { idColumn, longText, nameColumn, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/**
 * Goods. Prices are in fen. Prices and stock repeat what the SKUs have, so that lists read no SKU: the lowest prices and the sum
 * of the stock. Selling changes stock and sales without a stamp, for whoever edits the goods meanwhile changes neither.
 */
export const spus = pgTable(
  'product_spu',
  {
    ...tenantRecordColumns(),
    name: nameColumn({ length: 128 }).notNull(),
    keyword: varchar({ length: 256 }).notNull(),
    introduction: varchar({ length: 256 }).notNull(),
    /** HTML, sanitised. */
    description: longText().notNull(),
    categoryId: idColumn().notNull(),
    brandId: idColumn().notNull(),
    picUrl: varchar({ length: 1024 }).notNull(),
    sliderPicUrls: jsonb().$type<string[]>(),
    videoUrl: varchar({ length: 255 }),
    /** `product_unit` */
    unit: integer().notNull().default(1),
    sort: integer().notNull().default(0),
    specType: boolean().notNull().default(false),
    price: integer().notNull().default(0),
    marketPrice: integer().notNull().default(0),
    costPrice: integer().notNull().default(0),
    stock: integer().notNull().default(0),
    deliveryTemplateId: idColumn(),
    /** 1 by express, 2 by pick-up. */
    deliveryTypes: jsonb().$type<(1 | 2)[]>(),
    recommendHot: boolean().notNull().default(false),
    recommendBenefit: boolean().notNull().default(false),
    recommendBest: boolean().notNull().default(false),
    recommendNew: boolean().notNull().default(false),
    recommendGood: boolean().notNull().default(false),
    giveIntegral: integer().notNull().default(0),
    subCommissionType: boolean().notNull().default(false),
    activityOrders: jsonb().$type<number[]>(),
    salesCount: integer().notNull().default(0),
    virtualSalesCount: integer().notNull().default(0),
    browseCount: integer().notNull().default(0),
    /** `product_spu_status` */
    status: smallint().notNull().default(1),
  },
  (table) => [
    check('product_spu_stock', sql`${table.stock} >= 0`),
    index('product_spu_status').on(table.tenantId, table.status, table.sort.desc(), table.id.desc()),
    index('product_spu_category').on(table.tenantId, table.categoryId),
    index('product_spu_brand').on(table.tenantId, table.brandId),
    index('product_spu_stock_left').on(table.tenantId, table.stock),
    ...sortIndexesOf('product_spu', table, ['name', 'price', 'stock', 'salesCount', 'sort', 'createTime']),
  ],
);
