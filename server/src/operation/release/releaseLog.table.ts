import { bigint, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId } from '../../db/columns.ts';

/**
 * Changes of releases by the panel, and every use of a deploy token, refused attempts too. A row is written before anything is tried, so that a process which
 * dies halfway leaves one without a result.
 */
export const releaseLogs = pgTable(
  'infra_release_log',
  {
    id: primaryId(),
    /** `promote`, `rollback`, `disable` or `enable`; of a deploy token also `upload`, `publish`, `status` and `verify` */
    action: varchar({ length: 20 }).notNull(),
    /** `host`, or a remote's name; `*` for the whole site. */
    name: varchar({ length: 64 }).notNull(),
    /** The release that was asked for; once the change is done, the active one. */
    release: varchar({ length: 100 }),
    /** People read this in place of a disabled remote's pages. */
    message: varchar({ length: 200 }),
    /** The revision of the registry that the caller had seen; null for a deploy token, which goes by the present one. */
    revision: integer(),
    /** The time of the activation in the registry, too. */
    time: instantColumn().notNull(),
    /** The answer's code, 0 when it is done; null until then. */
    code: integer(),
    /** The refusal that the caller was told. */
    refusal: text(),
    /** The user's; null for a deploy token. */
    tenantId: bigint({ mode: 'number' }),
    userId: idColumn(),
    /** The deploy token; null for a user. */
    deployTokenId: idColumn(),
    /** The nickname at the time of the change, or the name of the deploy token. */
    nickname: varchar({ length: 30 }).notNull(),
    userIp: varchar({ length: 50 }).notNull(),
    traceId: varchar({ length: 64 }).notNull(),
  },
  (table) => [
    index('infra_release_log_name').on(table.name, table.time),
    index('infra_release_log_deploy_token').on(table.deployTokenId, table.time),
  ],
);
