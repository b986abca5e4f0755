import { boolean, index, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId, tenantIdColumn } from '../db/columns.ts';

/** Authorisation codes, of which only the SHA-256 is stored. A used one stays for a while, so that its second use is noticed. */
export const oauth2Codes = pgTable(
  'system_oauth2_code',
  {
    id: primaryId(),
    codeHash: varchar({ length: 64 }).notNull(),
    clientId: idColumn().notNull(),
    userId: idColumn().notNull(),
    tenantId: tenantIdColumn(),
    scopes: text().array().notNull(),
    redirectUri: text().notNull(),
    /** The S256 challenge of PKCE; null where the client gave none. */
    challenge: varchar({ length: 43 }),
    isUsed: boolean().notNull().default(false),
    /** What was made of it; null where it was refused or not used. */
    grantId: idColumn(),
    expiresTime: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('system_oauth2_code_hash').on(table.codeHash), index('system_oauth2_code_user').on(table.userId)],
);
