import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Client } from 'pg';

/**
 * The environment variable with the folder where tests of one run share what they prepared. It names this workspace, because
 * the tests of the generators run those of a copy, which has other tables.
 */
export const PREPARED_DATABASES = `PREPARED_DATABASES of ${import.meta.dirname}`;

let folder: string | undefined;

/** Vitest's, before all tests: makes a folder for `openTestDatabase`, one for all its projects. */
export function setup(): void {
  if (process.env[PREPARED_DATABASES] !== undefined) return;
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-databases-'));
  process.env[PREPARED_DATABASES] = folder;
}

/** Removes the folder, and what was prepared on the server. Vitest calls it after all tests. */
export async function teardown(): Promise<void> {
  if (folder === undefined) return;
  rmSync(folder, { recursive: true });
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return;
  const ofRun = preparedNameOnServer(folder, '');
  await onServer(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [
      ofRun,
    ]);
    for (const { datname } of rows) await client.query(`drop database ${datname}`);
  });
}

/** The name of a database that is prepared on a PostgreSQL, where several runs may prepare theirs. */
export const preparedNameOnServer = (folder: string, name: string): string =>
  `${path.basename(folder)}_${name}`.toLowerCase().replaceAll('-', '_');

export function addressOn(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

/** Does something on a PostgreSQL with a connection of its own. */
export async function onServer(server: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
