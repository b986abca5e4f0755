import { pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId } from '../../db/columns.ts';

/** Tokens with which releases are published over HTTP. They are about the whole site, whichever tenant made them. */
export const deployTokens = pgTable('infra_deploy_token', {
  id: primaryId(),
  /** The name by which people and the log know it. */
  name: varchar({ length: 30 }).notNull(),
  /** SHA-256 of the secret, which nobody can be told again. */
  secretHash: varchar({ length: 64 }).notNull(),
  /** The names of remotes, and `host`, of which it may publish releases. */
  remotes: text().array().notNull(),
  /** `upload`, or `release` for everything. */
  rights: varchar({ length: 10 }).$type<DeployRights>().notNull(),
  createTime: instantColumn().notNull(),
  /** Who made it; null for `npm run admin`. */
  userId: idColumn(),
  /** The nickname at that time. */
  nickname: varchar({ length: 30 }),
  expiresTime: instantColumn().notNull(),
  /** The time at which somebody ended it; null while nobody has. */
  endTime: instantColumn(),
});

/** With `upload` files are brought, and nothing changes for people; with `release` they are activated, taken back and switched off, too. */
export type DeployRights = 'upload' | 'release';

export type DeployTokenRow = typeof deployTokens.$inferSelect;
