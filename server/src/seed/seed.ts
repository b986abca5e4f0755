import type { Database } from '../db/database.ts';
import { seedSteps } from '../db/schema/seed.ts';
import { seedConfigs } from './configs.ts';
import { seedDictionaries } from './dictionaries.ts';
import { seedMenuAddition } from './menu/MenuAddition.ts';
import { menuAdditions } from './menu/menuAdditions.ts';
import { seedMenus } from './menu/menus.ts';
import { seedNotifyMessages } from './notifyMessages.ts';
import { seedOrganisation } from './organisation.ts';
import { seedProcessModels } from './processModels.ts';
import { seedProducts } from './products.ts';
import { seedRoles } from './roles.ts';
import { seedSite } from './site/site.ts';

/*
 * What a new installation starts with. Each step is applied once in a database's life: what people changed stays
 * changed, what they deleted stays deleted. Rows for installations that exist already come as a further step; a
 * step that has been released is not edited any more.
 */
const steps: readonly (readonly [name: string, apply: (db: Database) => Promise<void>])[] = [
  ['menus', seedMenus],
  ['organisation', seedOrganisation],
  ['roles', seedRoles],
  ['dictionaries', seedDictionaries],
  ['site', seedSite],
  ['products', seedProducts],
  ['process-models', seedProcessModels],
  ['configs', seedConfigs],
  ['notify-messages', seedNotifyMessages],
  ...menuAdditions.map((addition) => [`menus-${addition.name}`, (db: Database) => seedMenuAddition(db, addition)] as const),
];

/** Brings the database what every installation starts with; does nothing where that has happened. */
export async function seed(db: Database): Promise<void> {
  for (const [name, apply] of steps) {
    await db.transaction(async (transaction) => {
      // Of several processes that start at once one inserts the row; the others wait here for its commit, and then skip.
      const [first] = await transaction.insert(seedSteps).values({ name }).onConflictDoNothing().returning();
      if (first !== undefined) await apply(transaction);
    });
  }
}
