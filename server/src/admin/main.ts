import process from 'node:process';
import { auth } from '@zhilv/contract/system';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { checkDataDirectory } from '../settings/checkDirectories.ts';
import { readSettings } from '../settings/settings.ts';
import { StartupError } from '../settings/StartupError.ts';
import { changePassword } from '../system/user/changePassword.ts';
import { readPassword } from './readPassword.ts';

const usage = 'Usage: npm run admin -- set-password <user>';

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run([command, username, ...more]: readonly string[]): Promise<void> {
  if (command !== 'set-password' || username === undefined || more.length > 0) throw new StartupError(usage);
  const settings = readSettings(process.env);
  if (settings.databaseUrl === undefined) checkDataDirectory(settings.dataDirectory);
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    const password = await readPassword(process.stdin, process.stdout);
    // The sign-in form would refuse what this rule refuses.
    if (!auth.login.input.shape.password.safeParse(password).success)
      throw new StartupError('A password has 4 to 16 characters; nothing was changed.');
    if (!(await changePassword(database.db, username, password)))
      throw new StartupError(
        `There is no account ${username}; nothing was changed. Start the server once to create the seeded accounts.`,
      );
    console.log(`The password of ${username} is changed; its sign-ins have ended.`);
  } finally {
    await database.close();
  }
}
