import { prepareTexts } from '../content/contentTexts.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../db/openDatabase.ts';
import { checkDirectories } from '../settings/checkDirectories.ts';
import { othersMaySignIn, type Settings } from '../settings/settings.ts';
import { checkSeededPasswords } from '../system/user/seededPasswords.ts';
import { seedDatabase } from './seedDatabase.ts';

/**
 * Opens the database and brings it up to date.
 * @throws StartupError when its folder cannot be written to, when it cannot be had, is newer than this program, or would be served to others with the
 * passwords that everybody knows.
 */
export async function prepareDatabase(settings: Settings): Promise<OpenDatabase> {
  checkDirectories(settings);
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    await seedDatabase(database.db, settings.seed);
    await prepareTexts(database.db);
    if (othersMaySignIn(settings)) await checkSeededPasswords(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
