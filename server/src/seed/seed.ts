import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { seedSteps } from './seedStep.table.ts';

/**
 * A part of what an installation starts with. Each is applied once in a database's life: what people changed stays
 * changed, what they deleted stays deleted. Rows for installations that exist already come as a further step; a step
 * that has been released is not edited any more.
 */
export interface SeedStep {
  /** The database holds it once the step is applied, so it never changes. */
  readonly name: string;
  /** The step of an earlier version that brought these rows among others. A database that has had it needs this one no more. */
  readonly formerly?: string;
  readonly apply: (db: Database) => Promise<void>;
}

/** Applies the steps that the database has not had yet, in their order. */
export async function seed(db: Database, steps: readonly SeedStep[]): Promise<void> {
  const done = new Set((await db.select({ name: seedSteps.name }).from(seedSteps)).map(({ name }) => name));
  for (const { name, formerly, apply } of steps) {
    if (done.has(name)) continue;
    await db.transaction(async (transaction) => {
      // Whoever waits for another process may have to wait long.
      await transaction.execute(sql`set local lock_timeout = 0`);
      await transaction.execute(sql`set local statement_timeout = 0`);
      // Of several processes that start at once one inserts the row; the others wait here for its commit, and then skip.
      const [first] = await transaction.insert(seedSteps).values({ name }).onConflictDoNothing().returning();
      if (first === undefined) return;
      if (formerly !== undefined && (await transaction.$count(seedSteps, eq(seedSteps.name, formerly))) > 0) return;
      await apply(transaction);
    });
  }
}
