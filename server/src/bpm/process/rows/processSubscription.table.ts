import { index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { tenantIdColumn } from '../../../db/columns.ts';
import { elementId, engineId, engineRef } from './engineColumns.ts';

/** Signals and messages that instances wait for. */
export const processSubscriptions = pgTable(
  'bpm_subscription',
  {
    id: engineId().primaryKey(),
    tenantId: tenantIdColumn(),
    rootId: engineId().notNull(),
    ref: engineRef().notNull(),
    elementId: elementId().notNull(),
    /** `signal` or `message` */
    type: varchar({ length: 16 }).notNull(),
    name: varchar({ length: 255 }).notNull(),
  },
  (table) => [
    index('bpm_subscription_name').on(table.tenantId, table.type, table.name, table.rootId),
    index('bpm_subscription_root').on(table.rootId),
  ],
);
