import process from 'node:process';
import { auth } from '@zhilv/contract/system';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { checkDataDirectory } from '../settings/checkDirectories.ts';
import { readSettings } from '../settings/settings.ts';
import { StartupError } from '../settings/StartupError.ts';
import { addClient, UnfitClient } from '../system/oauth2/client/addClient.ts';
import { changePassword } from '../system/user/changePassword.ts';
import { addToken, endToken, listTokens } from './deployTokens.ts';
import { readPassword } from './readPassword.ts';

const USAGES = [
  'set-password <user>',
  'add-client <client id> <name> <redirect address>… [--public]',
  'add-deploy-token <name> <remote>… [--upload-only] [--days=<1 to 366>]',
  'end-deploy-token <id>',
  'list-deploy-tokens',
];
const usage = `Usage: ${USAGES.map((one) => `npm run admin -- ${one}`).join(', or ')}`;

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run([command, subject, ...more]: readonly string[]): Promise<void> {
  if (command === 'list-deploy-tokens' && subject === undefined) return withDatabase(listTokens);
  if (subject === undefined) throw new StartupError(usage);
  if (command === 'set-password' && more.length === 0) return withDatabase((db) => setPassword(db, subject));
  if (command === 'add-client') return withDatabase((db) => registerClient(db, subject, more));
  if (command === 'add-deploy-token') return withDatabase((db) => addToken(db, subject, more));
  if (command === 'end-deploy-token' && more.length === 0) return withDatabase((db) => endToken(db, subject));
  throw new StartupError(usage);
}

async function withDatabase(task: (db: Database) => Promise<void>): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl === undefined) checkDataDirectory(settings.dataDirectory);
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    await task(database.db);
  } finally {
    await database.close();
  }
}

async function setPassword(db: Database, username: string): Promise<void> {
  const password = await readPassword(process.stdin, process.stdout);
  // The sign-in form would refuse what this rule refuses.
  if (!auth.login.input.shape.password.safeParse(password).success)
    throw new StartupError('A password has 4 to 16 characters; nothing was changed.');
  if (!(await changePassword(db, username, password)))
    throw new StartupError(
      `There is no account ${username}; nothing was changed. Start the server once to create the seeded accounts.`,
    );
  console.log(`The password of ${username} is changed; its sign-ins have ended.`);
}

async function registerClient(db: Database, clientId: string, [name = '', ...rest]: readonly string[]): Promise<void> {
  const redirectUris = rest.filter((word) => word !== '--public');
  const client = { clientId, name, redirectUris, isPublic: redirectUris.length < rest.length };
  const secret = await addClient(db, client).catch((error: unknown) => {
    throw error instanceof UnfitClient ? new StartupError(`${error.message} Nothing was changed.`) : error;
  });
  console.log(secret === null ? `The client ${clientId} is added.` : `The client ${clientId} is added. Its secret: ${secret}`);
}
