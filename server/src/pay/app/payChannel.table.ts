import { doublePrecision, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, notDeleted, tenantRecordColumns } from '../../db/columns.ts';

/** Ways to pay that applications have, each by one provider. */
export const payChannels = pgTable(
  'pay_channel',
  {
    ...tenantRecordColumns(),
    appId: idColumn().notNull(),
    /** `pay_channel_code` */
    code: varchar({ length: 32 }).notNull(),
    status: integer().notNull().default(0),
    /** In percent. */
    feeRate: doublePrecision().notNull().default(0),
    remark: varchar({ length: 255 }),
    /** A JSON object, with the secrets of the provider among its values. */
    config: text().notNull(),
    /** The provider signs its notices with it. It never leaves the server. */
    notifyKey: varchar({ length: 64 }).notNull(),
  },
  (table) => [uniqueIndex('pay_channel_code').on(table.appId, table.code).where(notDeleted)],
);
