import { index, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId, tenantIdColumn } from '../../db/columns.ts';

/** Authorizations under way, by the hash of their state. Each row goes with its use. */
export const socialStates = pgTable(
  'system_social_state',
  {
    id: primaryId(),
    tenantId: tenantIdColumn(),
    type: smallint().notNull(),
    stateHash: varchar({ length: 64 }).notNull(),
    /** The account that came back and is bound to nobody; null until then. */
    socialUserId: idColumn(),
    /** The hash of the code that it came back with. */
    codeHash: varchar({ length: 64 }),
    expiresTime: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('system_social_state_hash').on(table.stateHash),
    index('system_social_state_expires').on(table.expiresTime),
  ],
);
