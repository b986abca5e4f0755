import { pgTable, smallint, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId } from '../../db/columns.ts';
import { socialUsers } from './socialUser.table.ts';

/** What is bound: an account of a provider to one user, and to a user one account of each provider. */
export const socialBindings = pgTable(
  'system_social_binding',
  {
    id: primaryId(),
    userId: idColumn().notNull(),
    type: smallint().notNull(),
    socialUserId: idColumn()
      .notNull()
      .references(() => socialUsers.id, { onDelete: 'cascade' }),
    createTime: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('system_social_binding_account').on(table.socialUserId),
    uniqueIndex('system_social_binding_user').on(table.userId, table.type),
  ],
);
