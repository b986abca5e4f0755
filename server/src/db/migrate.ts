import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartupError } from '../settings/StartupError.ts';
import type { Database } from './database.ts';
import type { OpenDatabase } from './openDatabase.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Brings the database to the form this version expects.
 * @throws StartupError when a newer version has already changed the database.
 */
export async function migrate(database: OpenDatabase, folder: string = migrationsFolder): Promise<void> {
  const known = new Set(readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.hash));
  const applied = await appliedMigrations(database.db);
  if (applied.some((hash) => !known.has(hash)))
    throw new StartupError(
      'The database was made by a newer version of this program. Start that version again, or set DATA_DIR or DATABASE_URL to another database.',
    );
  await database.applyMigrations(folder);
}

async function appliedMigrations(db: Database): Promise<readonly string[]> {
  // drizzle-orm's own table; absent in a new database.
  const [exists] = await rows<{ present: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  );
  if (!exists?.present) return [];
  const applied = await rows<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations`);
  return applied.map((row) => row.hash);
}

async function rows<Row>(db: Database, query: ReturnType<typeof sql>): Promise<readonly Row[]> {
  // Both drivers give an object with `rows`; the type that they have in common does not know.
  const result = (await db.execute(query)) as { rows: readonly Row[] };
  return result.rows;
}
