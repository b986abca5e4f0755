import path from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, type Pool } from 'pg';
import { DATABASE_LIMITS, type DatabaseLimits } from '../settings/DatabaseLimits.ts';
import { StartupError } from '../settings/StartupError.ts';
import { autovacuum } from './embedded/autovacuum.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './embedded/lockDirectory.ts';
import { PostgresqlPools, type Work } from './PostgresqlPools.ts';

export interface DatabaseLocation {
  /** `postgres://…`; without it the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /** The embedded database keeps its files here, in a folder `postgres`; null keeps everything in memory. */
  readonly dataDirectory: string | null;
  /** Limits of PostgreSQL. The embedded database has one connection, and nobody else locks anything in it. */
  readonly databaseLimits?: DatabaseLimits;
}

export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgresql';
  /** The database for work in the background, which may take long. */
  readonly db: Database;
  /**
   * The same database by the connections for a kind of work. A subject holds half of them at most, so that its locked table or slow
   * statement keeps nobody from the others; null is for work with one subject.
   */
  readonly share: (work: Work, subject: string | null) => Database;
  /** Applies the migrations of the folder that are missing; one process at a time. Use `migrate`, which checks first. */
  readonly applyMigrations: (folder: string) => Promise<void>;
  /** Fails when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

// Column names are the property names in snake case.
const casing = 'snake_case';
// Any number will do as long as nothing else in the database uses it for an advisory lock.
const MIGRATION_LOCK = 7_260_001;
/** The embedded database takes 128 MB by itself, and a tenth of a second at each start to fill them with zeros. */
const LESS_MEMORY = ['-c', 'shared_buffers=32MB'];

/**
 * Opens PostgreSQL or the embedded PGlite.
 * @throws StartupError when the address does not answer, or another process has the data directory.
 */
export const openDatabase = ({ databaseUrl, dataDirectory, databaseLimits }: DatabaseLocation): Promise<OpenDatabase> =>
  databaseUrl === undefined ? openPglite(dataDirectory) : openPostgresql(databaseUrl, databaseLimits);

async function openPglite(dataDirectory: string | null): Promise<OpenDatabase> {
  const release = dataDirectory === null ? () => {} : lockDirectory(dataDirectory);
  try {
    const dataDir = dataDirectory === null ? 'memory://' : path.join(dataDirectory, 'postgres');
    const client = await PGlite.create({ dataDir, startParams: [...PGlite.defaultStartParams, ...LESS_MEMORY] });
    const vacuum = autovacuum(client);
    void vacuum.look();
    const database = embeddedDatabase(client, release);
    return { ...database, close: () => vacuum.end().then(database.close) };
  } catch (error) {
    release();
    throw unusable(
      `The database in ${dataDirectory}`,
      error,
      'Restore a backup of DATA_DIR, or set DATA_DIR to another directory.',
    );
  }
}

/** @param release is called when it has been closed */
export function embeddedDatabase(client: PGlite, release: () => void = () => {}): OpenDatabase {
  client.serializers[types.TEXT] = textOrBytes;
  const db = drizzlePglite({ client, casing });
  return {
    kind: 'pglite',
    db,
    share: () => db,
    applyMigrations: (migrationsFolder) => migratePglite(db, { migrationsFolder }),
    ping: () => ping(db),
    close: async () => {
      await client.close();
      release();
    },
  };
}

/** Lets the bytes of `longText` through. PGlite's protocol can send them, but the type of its serialisers knows strings only. */
const textOrBytes = (given: unknown): string => (given instanceof Uint8Array ? (given as unknown as string) : String(given));

async function openPostgresql(databaseUrl: string, limits = DATABASE_LIMITS): Promise<OpenDatabase> {
  const pools = new PostgresqlPools(databaseUrl, limits);
  const db = drizzleNodePostgres({ client: pools.of('background'), casing });
  try {
    await pools.of('background').query('select 1');
  } catch (error) {
    await pools.end();
    throw unreachable(databaseUrl, error);
  }
  return {
    kind: 'postgresql',
    db,
    // Drizzle uses of a pool what a share of it has.
    share: (work, subject) =>
      drizzleNodePostgres({
        client: subject === null ? pools.of(work) : (pools.share(work, subject) as unknown as Pool),
        casing,
      }),
    applyMigrations: async (migrationsFolder) => {
      // A migration may take long, and has a connection without limits.
      const client = new Client({ connectionString: databaseUrl });
      // The migration under way fails and says so; without a listener a connection that breaks would end the process.
      client.on('error', () => {});
      await client.connect();
      try {
        // Several gateways may start against one database at once.
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migrateNodePostgres(drizzleNodePostgres({ client, casing }), { migrationsFolder });
      } finally {
        // Closing the session gives the lock back.
        await client.end();
      }
    },
    // Exports and reports of errors may hold all connections for work in the background.
    ping: () => ping(drizzleNodePostgres({ client: pools.of('callers'), casing })),
    close: () => pools.end(),
  };
}

async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

function unreachable(databaseUrl: string, cause: unknown): StartupError {
  // The message leaves out the address, because it carries the password.
  const { hostname, port, pathname } = new URL(databaseUrl);
  const remedy = 'Start it, correct the address, or unset DATABASE_URL to use the embedded database.';
  return unusable(`The database at DATABASE_URL (${hostname}:${port || '5432'}${pathname})`, cause, remedy);
}

function unusable(what: string, cause: unknown, remedy: string): StartupError {
  // A name may have several addresses that failed one by one; the first failure says enough.
  const reason: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  return new StartupError(`${what} cannot be used: ${reason instanceof Error ? reason.message : String(reason)}. ${remedy}`, {
    cause,
  });
}
