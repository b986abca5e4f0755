import { sql } from 'drizzle-orm';
import { pgTable, varchar } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

/** The parts of the seed that this database has had; none is applied twice. */
export const seedSteps = pgTable('seed_step', {
  name: varchar({ length: 64 }).primaryKey(),
  appliedTime: instantColumn()
    .notNull()
    .default(sql`now()`),
});
