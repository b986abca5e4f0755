import { parseArgs } from 'node:util';
import { deployToken } from '@zhilv/contract/operation';
import { entryNamed } from '@zhilv/release/site-directory';
import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deployTokens } from '../operation/deploy/deployToken.table.ts';
import { endDeployToken, makeDeployToken } from '../operation/deploy/deployTokens.ts';
import { StartupError } from '../settings/StartupError.ts';

/** The days that a token lasts where nobody says how long. */
const DAYS = '90';

/** Makes a deploy token and shows it, once. @throws StartupError for words that say no token */
export async function addToken(db: Database, name: string, words: readonly string[]): Promise<void> {
  const { values, positionals } = optionsOf(words);
  const names = positionals.map((typed) => entryNamed(typed) ?? typed);
  const asked = { name, remotes: names, rights: values['upload-only'] ? 'upload' : 'release', days: Number(values.days) };
  const parsed = deployToken.create.input.safeParse(asked);
  if (!parsed.success)
    throw new StartupError(
      'A deploy token has a name of 1 to 30 characters, at least one remote, such as bpm or remote_bpm, or host, and lasts 1 to 366 days. Nothing was changed.',
    );
  const now = Date.now();
  const { id, token, expiresTime } = await makeDeployToken(db, { ...parsed.data, userId: null, nickname: null, now });
  console.log(
    `Deploy token ${id} (${name}) for ${names.join(', ')} is made, and lasts until ${new Date(expiresTime).toISOString()}. It is shown this once:\n${token}`,
  );
}

function optionsOf(words: readonly string[]) {
  try {
    const options = { 'upload-only': { type: 'boolean' }, days: { type: 'string', default: DAYS } } as const;
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}. Nothing was changed.`);
  }
}

/** Ends a deploy token. @throws StartupError where there is none of that id that has not ended */
export async function endToken(db: Database, id: string): Promise<void> {
  const name = /^\d{1,15}$/.test(id) ? await endDeployToken(db, Number(id), Date.now()) : null;
  if (name === null)
    throw new StartupError(`There is no deploy token ${id}, or it has ended. npm run admin -- list-deploy-tokens`);
  console.log(`Deploy token ${id} (${name}) has ended.`);
}

/** Prints a line for each deploy token, none of which tells the token itself. */
export async function listTokens(db: Database): Promise<void> {
  const now = Date.now();
  const rows = await db.select().from(deployTokens).orderBy(asc(deployTokens.id));
  if (rows.length === 0) console.log('There are no deploy tokens.');
  for (const { id, name, remotes, rights, expiresTime, endTime } of rows) {
    const until = new Date(endTime ?? expiresTime).toISOString();
    const state = endTime !== null ? 'ended' : expiresTime <= now ? 'expired' : 'until';
    console.log(`${id}  ${name}  ${remotes.join(',')}  ${rights === 'upload' ? 'upload only' : 'everything'}  ${state} ${until}`);
  }
}
