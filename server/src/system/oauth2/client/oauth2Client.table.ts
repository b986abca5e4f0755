import { pgTable, smallint, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { tenantRecordColumns } from '../../../db/columns.ts';

/** Other applications that may sign people of the tenant in. */
export const oauth2Clients = pgTable(
  'system_oauth2_client',
  {
    ...tenantRecordColumns(),
    clientId: varchar({ length: 64 }).notNull(),
    /** SHA-256 of the secret; null for an application that can keep none, such as one that runs in browsers. */
    secretHash: varchar({ length: 64 }),
    name: varchar({ length: 100 }).notNull(),
    logo: varchar({ length: 512 }),
    /** `common_status` */
    status: smallint().notNull().default(0),
    redirectUris: text().array().notNull(),
    /** `system_oauth2_grant_type` */
    grantTypes: text().array().notNull(),
    scopes: text().array().notNull(),
  },
  // Calls without a session name the client alone, and its tenant follows from it.
  (table) => [uniqueIndex('system_oauth2_client_client_id').on(table.clientId)],
);
