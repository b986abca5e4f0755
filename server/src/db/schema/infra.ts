import { boolean, index, integer, pgTable, smallint, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, notDeleted, primaryId, recordColumns, tenantIdColumn } from './columns.ts';

/** The `type` of a setting that the product itself needs (dictionary `infra_config_type`). */
export const BUILT_IN_CONFIG = 1;

/** Settings of the installation, the same for every tenant. */
export const configs = pgTable(
  'infra_config',
  {
    ...recordColumns(),
    category: varchar({ length: 50 }).notNull(),
    name: varchar({ length: 100 }).notNull(),
    key: varchar({ length: 100 }).notNull(),
    value: varchar({ length: 500 }).notNull(),
    /** Whether every signed-in user may read it by its key. */
    visible: boolean().notNull(),
    /** `infra_config_type`: 1 built in, 2 made by people */
    type: smallint().notNull().default(2),
    remark: varchar({ length: 500 }),
  },
  (table) => [uniqueIndex('infra_config_key').on(table.key).where(notDeleted)],
);

/**
 * Errors that browsers reported, a row for all that are equal. Neither a user nor an address is known of them; so there
 * is no tenant either. Lists want the column `deleted`; what is too old is deleted in earnest.
 */
export const clientErrors = pgTable(
  'infra_client_error',
  {
    id: primaryId(),
    /** SHA-256 of what makes two of them equal. */
    fingerprint: varchar({ length: 64 }).notNull(),
    kind: varchar({ length: 20 }).notNull(),
    remote: varchar({ length: 64 }).notNull(),
    release: varchar({ length: 100 }).notNull(),
    hostRelease: varchar({ length: 100 }).notNull(),
    path: varchar({ length: 200 }).notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    browser: varchar({ length: 40 }).notNull(),
    count: integer().notNull(),
    firstTime: instantColumn().notNull(),
    lastTime: instantColumn().notNull(),
    deleted: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('infra_client_error_fingerprint').on(table.fingerprint),
    index('infra_client_error_time').on(table.lastTime, table.id),
  ],
);

/**
 * What was done to releases by the panel, refused attempts too. A row is written before anything is tried, so that a process
 * that dies halfway leaves one without a result.
 */
export const releaseLogs = pgTable(
  'infra_release_log',
  {
    id: primaryId(),
    /** `promote`, `rollback`, `disable` or `enable` */
    action: varchar({ length: 20 }).notNull(),
    /** `host`, or a remote's name. */
    name: varchar({ length: 64 }).notNull(),
    /** The release that was asked for, and once it is done the one that is active. */
    release: varchar({ length: 100 }),
    /** What people are to read in place of a disabled remote's pages. */
    message: varchar({ length: 200 }),
    /** Of the registry that the caller had seen. */
    revision: integer().notNull(),
    /** The time of the activation in the registry, too. */
    time: instantColumn().notNull(),
    /** The answer's code, 0 when it is done; null until then. */
    code: integer(),
    /** What the caller was told in place of its being done. */
    refusal: text(),
    tenantId: tenantIdColumn(),
    userId: idColumn().notNull(),
    /** As it was at the time. */
    nickname: varchar({ length: 30 }).notNull(),
    userIp: varchar({ length: 50 }).notNull(),
    traceId: varchar({ length: 64 }).notNull(),
  },
  (table) => [index('infra_release_log_name').on(table.name, table.time)],
);
