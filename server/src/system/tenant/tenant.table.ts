import { sql } from 'drizzle-orm';
import { bigint, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { instantColumn, notDeleted, recordColumns } from '../../db/columns.ts';

/** Tenants; id 1 is the one a single-tenant installation uses. */
export const tenants = pgTable(
  'system_tenant',
  {
    ...recordColumns(),
    id: bigint({ mode: 'number' })
      .primaryKey()
      .default(sql`nextval('record_id')`),
    name: varchar({ length: 30 }).notNull(),
    /** `common_status` */
    status: smallint().notNull().default(0),
    expireTime: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('system_tenant_name').on(table.name).where(notDeleted)],
);
