import { boolean, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId } from '../../db/columns.ts';
import { oauth2Clients } from './client/oauth2Client.table.ts';

/** What people decided about the scopes of clients, until they are asked again. */
export const oauth2Approves = pgTable(
  'system_oauth2_approve',
  {
    id: primaryId(),
    userId: idColumn().notNull(),
    clientId: idColumn()
      .notNull()
      .references(() => oauth2Clients.id, { onDelete: 'cascade' }),
    scope: varchar({ length: 64 }).notNull(),
    approved: boolean().notNull(),
    expiresTime: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('system_oauth2_approve_scope').on(table.userId, table.clientId, table.scope)],
);
