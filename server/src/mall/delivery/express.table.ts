import { integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { nameColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** Couriers. */
export const expresses = pgTable(
  'trade_delivery_express',
  {
    ...tenantRecordColumns(),
    code: varchar({ length: 64 }).notNull(),
    name: nameColumn({ length: 64 }).notNull(),
    logo: varchar({ length: 1024 }),
    sort: integer().notNull().default(0),
    /** `common_status` */
    status: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('trade_delivery_express_code').on(table.tenantId, table.code).where(notDeleted),
    ...sortIndexesOf('trade_delivery_express', table, ['code', 'name', 'sort', 'status', 'createTime']),
  ],
);
