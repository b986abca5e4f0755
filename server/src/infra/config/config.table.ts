import { boolean, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { nameColumn, notDeleted, recordColumns } from '../../db/columns.ts';
import { sortIndexesOf } from '../../db/sortIndexesOf.ts';

/** The `type` of a setting that the product itself needs (dictionary `infra_config_type`). */
export const BUILT_IN_CONFIG = 1;

/** Settings of the installation, the same for every tenant. */
export const configs = pgTable(
  'infra_config',
  {
    ...recordColumns(),
    category: nameColumn({ length: 50 }).notNull(),
    name: nameColumn({ length: 100 }).notNull(),
    key: varchar({ length: 100 }).notNull(),
    value: varchar({ length: 500 }).notNull(),
    /** True where every signed-in user may read it by its key. */
    visible: boolean().notNull(),
    /** `infra_config_type`: 1 built in, 2 made by people */
    type: smallint().notNull().default(2),
    remark: varchar({ length: 500 }),
  },
  (table) => [
    uniqueIndex('infra_config_key').on(table.key).where(notDeleted),
    ...sortIndexesOf('infra_config', table, ['category', 'name', 'key', 'type', 'createTime']),
  ],
);
