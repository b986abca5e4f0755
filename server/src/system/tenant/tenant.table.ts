import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, nameColumn, notDeleted, recordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** Tenants; id 1 is the one a single-tenant installation uses. */
export const tenants = pgTable(
  'system_tenant',
  {
    ...recordColumns(),
    id: bigint({ mode: 'number' })
      .primaryKey()
      .default(sql`nextval('record_id')`),
    name: nameColumn({ length: 30 }).notNull(),
    contactUserId: idColumn(),
    contactName: nameColumn({ length: 30 }).notNull().default(''),
    contactMobile: varchar({ length: 11 }),
    /** `common_status` */
    status: smallint().notNull().default(0),
    domain: varchar({ length: 256 }),
    /** Null and 0 stand for the system tenant, which no package limits. */
    packageId: idColumn(),
    expireTime: instantColumn().notNull(),
    /** The tenant has at most so many users; null without a limit. */
    accountCount: integer(),
  },
  (table) => [
    uniqueIndex('system_tenant_name').on(table.name).where(notDeleted),
    ...sortIndexesOf('system_tenant', table, ['name', 'contactName', 'status', 'expireTime', 'createTime']),
  ],
);
