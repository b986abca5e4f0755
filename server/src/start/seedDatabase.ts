import type { Database } from '../db/database.ts';
import { seed } from '../seed/seed.ts';
import { shippedSteps } from '../seed/shippedSteps.ts';
import type { Settings } from '../settings/settings.ts';
import { loadDemonstration } from './loadDemonstration.ts';

/**
 * Fills the database with what the installation starts with. It does nothing where that has happened.
 * @throws StartupError when it is to show demonstration content that was left out
 */
export async function seedDatabase(db: Database, what: Settings['seed']): Promise<void> {
  const demonstration = await loadDemonstration(what);
  await seed(db, [...shippedSteps, ...(demonstration?.seedSteps ?? [])]);
}
