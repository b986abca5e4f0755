import { openSeededDatabase } from '../server/openTestDatabase.ts';

/** Makes the database with which each worker of page tests begins. Vitest calls it before all of them, so that none waits. */
export async function setup(): Promise<void> {
  const database = await openSeededDatabase();
  await database.close();
}
