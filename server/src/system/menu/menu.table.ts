import { boolean, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { idColumn, recordColumns } from '../../db/columns.ts';

/** Menu rows are the same for every tenant. */
export const menus = pgTable('system_menu', {
  ...recordColumns(),
  name: varchar({ length: 50 }).notNull(),
  permission: varchar({ length: 100 }).notNull().default(''),
  /** 1 directory, 2 page, 3 button */
  type: smallint().notNull(),
  sort: integer().notNull().default(0),
  /** 0 at the root. */
  parentId: idColumn().notNull().default(0),
  path: varchar({ length: 200 }).notNull().default(''),
  icon: varchar({ length: 100 }),
  /** Page key of a page row. */
  component: varchar({ length: 200 }),
  componentName: varchar({ length: 100 }),
  /** `common_status` */
  status: smallint().notNull().default(0),
  visible: boolean().notNull().default(true),
  keepAlive: boolean().notNull().default(true),
  alwaysShow: boolean().notNull().default(true),
});
