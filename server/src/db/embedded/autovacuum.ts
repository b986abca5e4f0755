import type { PGlite } from '@electric-sql/pglite';

/** It is looked this often, in milliseconds. */
const EVERY_MS = 600_000;

/**
 * A table has grown when it, or what of its values lies apart (TOAST), has a fifth more than the last vacuum left, and 800 KiB. Changed
 * rows are new ones until then.
 */
const GROWN = `
  select format('%I.%I', nspname, own.relname) as name
  from pg_class as own join pg_namespace on pg_namespace.oid = own.relnamespace left join pg_class as apart on apart.oid = own.reltoastrelid
  where own.relkind = 'r' and nspname = 'public' and (
    pg_relation_size(own.oid) > 8192 * (1.2 * own.relpages + 100) or pg_relation_size(apart.oid) > 8192 * (1.2 * apart.relpages + 100))`;

/** What is underway, and how it is ended. */
export interface Autovacuum {
  /** Looks at once. It never fails: what is not done now is done the next time. */
  readonly look: () => Promise<void>;
  /** Begins nothing more, and waits for what runs. */
  readonly end: () => Promise<void>;
}

/**
 * Does for PGlite what PostgreSQL does in processes of its own: space of deleted rows is used again, and statements are planned by what
 * the tables hold. Each table is a statement, so that others come in between.
 */
export function autovacuum(client: Pick<PGlite, 'query'>): Autovacuum {
  let hasEnded = false;
  let running = Promise.resolve();

  // A database that fails says so in every call, and what was not done comes again. A table that cannot be vacuumed keeps no other from it.
  const asked = async <Row>(statement: string): Promise<readonly Row[]> => {
    try {
      return (await client.query<Row>(statement)).rows;
    } catch {
      return [];
    }
  };
  const vacuumGrown = async (): Promise<void> => {
    const grown = await asked<{ readonly name: string }>(GROWN);
    for (const { name } of grown) if (!hasEnded) await asked(`vacuum (analyze) ${name}`);
  };
  const look = (): Promise<void> => (running = running.then(() => (hasEnded ? undefined : vacuumGrown())));

  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  return {
    look,
    end: async () => {
      hasEnded = true;
      clearInterval(timer);
      await running;
    },
  };
}
