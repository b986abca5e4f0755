import { doublePrecision, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { nameColumn, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** Stores in which buyers fetch goods. */
export const pickUpStores = pgTable(
  'trade_delivery_pick_up_store',
  {
    ...tenantRecordColumns(),
    name: nameColumn({ length: 64 }).notNull(),
    introduction: varchar({ length: 255 }),
    phone: varchar({ length: 16 }).notNull(),
    areaId: integer().notNull(),
    detailAddress: varchar({ length: 255 }).notNull(),
    logo: varchar({ length: 1024 }).notNull(),
    /** `HH:mm` */
    openingTime: varchar({ length: 5 }).notNull().default('09:00'),
    closingTime: varchar({ length: 5 }).notNull().default('21:00'),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** `common_status` */
    status: integer().notNull().default(0),
  },
  (table) => sortIndexesOf('trade_delivery_pick_up_store', table, ['name', 'phone', 'status', 'createTime']),
);
