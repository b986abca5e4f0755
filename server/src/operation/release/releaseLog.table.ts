import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId, tenantIdColumn } from '../../db/columns.ts';

/**
 * Changes of releases by the panel, refused attempts too. A row is written before anything is tried, so that a process which
 * dies halfway leaves one without a result.
 */
export const releaseLogs = pgTable(
  'infra_release_log',
  {
    id: primaryId(),
    /** `promote`, `rollback`, `disable` or `enable` */
    action: varchar({ length: 20 }).notNull(),
    /** `host`, or a remote's name. */
    name: varchar({ length: 64 }).notNull(),
    /** The release that was asked for; once the change is done, the active one. */
    release: varchar({ length: 100 }),
    /** People read this in place of a disabled remote's pages. */
    message: varchar({ length: 200 }),
    /** The revision of the registry that the caller had seen. */
    revision: integer().notNull(),
    /** The time of the activation in the registry, too. */
    time: instantColumn().notNull(),
    /** The answer's code, 0 when it is done; null until then. */
    code: integer(),
    /** The refusal that the caller was told. */
    refusal: text(),
    tenantId: tenantIdColumn(),
    userId: idColumn().notNull(),
    /** The nickname at the time of the change. */
    nickname: varchar({ length: 30 }).notNull(),
    userIp: varchar({ length: 50 }).notNull(),
    traceId: varchar({ length: 64 }).notNull(),
  },
  (table) => [index('infra_release_log_name').on(table.name, table.time)],
);
