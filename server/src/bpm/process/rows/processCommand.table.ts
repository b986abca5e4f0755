import { index, json, pgTable, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, tenantIdColumn } from '../../../db/columns.ts';
import { engineId } from './engineColumns.ts';

/** What was done with instances. A command that comes again is answered as the first time, and does nothing. */
export const processCommands = pgTable(
  'bpm_command',
  {
    id: varchar({ length: 128 }).primaryKey(),
    tenantId: tenantIdColumn(),
    /** Null for one that starts an instance. */
    rootId: engineId(),
    /** Null where the server itself did it. */
    userId: idColumn(),
    createTime: instantColumn().notNull(),
    answer: json(),
  },
  (table) => [index('bpm_command_root').on(table.rootId), index('bpm_command_create_time').on(table.createTime)],
);
