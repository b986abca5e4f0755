import { boolean, index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId, tenantIdColumn } from '../db/columns.ts';

/** Sign-ins, each of which lives until it is signed out or expires. Only the token's SHA-256 is stored. */
export const refreshTokens = pgTable(
  'system_refresh_token',
  {
    id: primaryId(),
    tokenHash: varchar({ length: 64 }).notNull(),
    userId: idColumn().notNull(),
    tenantId: tenantIdColumn(),
    /** What the user is told of the place of the sign-in. Both are empty for those of before the columns. */
    device: varchar({ length: 64 }).notNull().default(''),
    address: varchar({ length: 50 }).notNull().default(''),
    createTime: instantColumn().notNull(),
    usedTime: instantColumn().notNull(),
    /** The latest end; the idle limit may end it before. */
    expiresTime: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('system_refresh_token_hash').on(table.tokenHash),
    index('system_refresh_token_user').on(table.userId),
    index('system_refresh_token_used').on(table.tenantId, table.usedTime),
  ],
);

/**
 * Access tokens. An expired one stays until its sign-in ends or is refreshed: signing out with it must still find the
 * sign-in.
 */
export const accessTokens = pgTable(
  'system_access_token',
  {
    id: primaryId(),
    tokenHash: varchar({ length: 64 }).notNull(),
    refreshTokenId: idColumn()
      .notNull()
      .references(() => refreshTokens.id, { onDelete: 'cascade' }),
    /** True when a refresh made it and not the sign-in itself. */
    refreshed: boolean().notNull(),
    createTime: instantColumn().notNull(),
    expiresTime: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('system_access_token_hash').on(table.tokenHash),
    index('system_access_token_refresh').on(table.refreshTokenId),
  ],
);

/** Refresh tokens that were exchanged for their successor. One that comes again tells that somebody else has it. */
export const formerRefreshTokens = pgTable(
  'system_former_refresh_token',
  {
    tokenHash: varchar({ length: 64 }).primaryKey(),
    refreshTokenId: idColumn()
      .notNull()
      .references(() => refreshTokens.id, { onDelete: 'cascade' }),
    /** With the token itself it gives the tokens that it was exchanged for, so that those need not be stored. */
    salt: varchar({ length: 32 }).notNull(),
    replacedTime: instantColumn().notNull(),
  },
  (table) => [index('system_former_refresh_token_sign_in').on(table.refreshTokenId)],
);
