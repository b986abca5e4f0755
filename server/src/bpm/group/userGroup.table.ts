import { pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { idColumn, nameColumn, tenantRecordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** People to whom tasks of processes are given together. A member who was deleted or switched off since gets none. */
export const userGroups = pgTable(
  'bpm_user_group',
  {
    ...tenantRecordColumns(),
    name: nameColumn({ length: 30 }).notNull(),
    description: varchar({ length: 255 }).notNull().default(''),
    memberUserIds: idColumn().array().notNull().default([]),
    /** `common_status` */
    status: smallint().notNull().default(0),
  },
  (table) => sortIndexesOf('bpm_user_group', table, ['name', 'status', 'createTime']),
);
