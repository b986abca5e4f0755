import { pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { instantColumn, primaryId, tenantIdColumn } from '../../db/columns.ts';

/** Accounts at other providers that came here once, bound or not. */
export const socialUsers = pgTable(
  'system_social_user',
  {
    id: primaryId(),
    tenantId: tenantIdColumn(),
    /** `system_social_type` */
    type: smallint().notNull(),
    /** The provider's name for the account. */
    openid: varchar({ length: 128 }).notNull(),
    nickname: varchar({ length: 64 }).notNull(),
    createTime: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('system_social_user_openid').on(table.tenantId, table.type, table.openid)],
);
