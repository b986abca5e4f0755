import { readRegistry } from '@zhilv/release/site-directory';
import { prepareTexts } from '../content/contentTexts.ts';
import { awaitDatabase } from '../db/awaitDatabase.ts';
import { isDatabaseAway } from '../db/DatabaseAway.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../db/openDatabase.ts';
import { checkDirectories } from '../settings/checkDirectories.ts';
import { othersMaySignIn, type Settings } from '../settings/settings.ts';
import { checkSeededPasswords } from '../system/user/seededPasswords.ts';
import { keepMenuAddresses } from './keepMenuAddresses.ts';
import { seedDatabase } from './seedDatabase.ts';

/**
 * Opens the database and brings it up to date.
 * @param report takes lines for the operator. With it, a site that was published before is served while a PostgreSQL is away: what
 * is given stands for the database, which is tried again until it is there.
 * @throws StartupError when its folder cannot be written to, when it cannot be had, is newer than this program, or would be
 * served to others with the passwords that everybody knows.
 */
export async function prepareDatabase(settings: Settings, report?: (line: string) => void): Promise<OpenDatabase> {
  checkDirectories(settings);
  const open = () => openPrepared(settings, report ?? (() => {}));
  try {
    return await open();
  } catch (error) {
    const mayWait = report !== undefined && settings.databaseUrl !== undefined && isDatabaseAway(error);
    if (!mayWait || !wasPublished(settings)) throw error;
    return awaitDatabase({ failure: error, open, report });
  }
}

/** Tells whether there is something to serve, be it by the registry that was kept. */
function wasPublished({ siteDirectory }: Settings): boolean {
  try {
    return readRegistry(siteDirectory).revision > 0;
  } catch {
    return false; // Neither can be read. Why the database cannot be had is the better message.
  }
}

async function openPrepared(settings: Settings, report: (line: string) => void): Promise<OpenDatabase> {
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    await seedDatabase(database.db, settings.seed);
    await prepareTexts(database.db);
    if (othersMaySignIn(settings)) await checkSeededPasswords(database.db);
    // What a start publishes after this is compared with them.
    await keepMenuAddresses(settings, database.db, report);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
