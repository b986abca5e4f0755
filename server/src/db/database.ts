import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, or a transaction in it, whichever engine is behind. Inside a transaction use only what the transaction gives. */
export type Database = PgDatabase<PgQueryResultHKT>;
