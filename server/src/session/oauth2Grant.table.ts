import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId, tenantIdColumn } from '../db/columns.ts';

/** What somebody has allowed another application, until it is revoked or expires. All its tokens end with it. */
export const oauth2Grants = pgTable(
  'system_oauth2_grant',
  {
    id: primaryId(),
    clientId: idColumn().notNull(),
    userId: idColumn().notNull(),
    tenantId: tenantIdColumn(),
    scopes: text().array().notNull(),
    createTime: instantColumn().notNull(),
    usedTime: instantColumn().notNull(),
    /** The latest end; the idle limit may end it before. */
    expiresTime: instantColumn().notNull(),
  },
  (table) => [index('system_oauth2_grant_user').on(table.userId)],
);
