import { integer, pgTable } from 'drizzle-orm/pg-core';
import { nameColumn, tenantRecordColumns } from '../../db/columns.ts';

/** Freight templates, which goods name. There is no page for them. */
export const expressTemplates = pgTable('trade_delivery_express_template', {
  ...tenantRecordColumns(),
  name: nameColumn({ length: 64 }).notNull(),
  /** `trade_delivery_express_charge_mode` */
  chargeMode: integer().notNull().default(1),
  sort: integer().notNull().default(0),
});
