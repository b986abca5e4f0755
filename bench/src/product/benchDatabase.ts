import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Product, startProduct } from '@zhilv/e2e/product';
import { Client } from 'pg';

type Row = Readonly<Record<string, unknown>>;

/** Does a statement and gives its rows. */
export type Query = (statement: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A database of one measurement. Rows are written into it while no product has it, because calls would take hours. */
export interface BenchDatabase {
  /** Starts a product on it. */
  readonly start: () => Promise<Product>;
  readonly fill: (work: (query: Query) => Promise<void>) => Promise<void>;
  /** Takes it away, with all else that the product has stored. */
  readonly remove: () => Promise<void>;
}

/** Gives the database that the product embeds, in a new folder. */
export function embeddedDatabase(): BenchDatabase {
  const { dataDirectory, remove } = newFolder();
  return {
    start: () => startProduct({ dataDirectory }),
    fill: async (work) => {
      const database = await PGlite.create(path.join(dataDirectory, 'postgres'));
      try {
        await work(async (statement, values = []) => (await database.query<Row>(statement, [...values])).rows);
      } finally {
        await database.close();
      }
    },
    remove: async () => remove(),
  };
}

/** Makes a new database on a PostgreSQL. @param server the address of any database there, whose user may make others */
export async function databaseOn(server: string): Promise<BenchDatabase> {
  const name = `zhilv_bench_${randomUUID().replaceAll('-', '')}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  await connected(server, (query) => query(`create database ${name}`));
  const { dataDirectory, remove } = newFolder();
  return {
    start: () => startProduct({ dataDirectory, environment: { DATABASE_URL: address.href } }),
    fill: (work) =>
      connected(address.href, async (query) => {
        await work(query);
        // A server does so by itself some minutes later, in the midst of what is measured.
        await query('vacuum analyze');
      }),
    remove: async () => {
      remove();
      await connected(server, (query) => query(`drop database ${name}`));
    },
  };
}

function newFolder(): { readonly dataDirectory: string; readonly remove: () => void } {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-bench-'));
  return { dataDirectory, remove: () => rmSync(dataDirectory, { recursive: true, force: true }) };
}

async function connected<Result>(address: string, work: (query: Query) => Promise<Result>): Promise<Result> {
  const client = new Client(address);
  await client.connect();
  try {
    return await work(async (statement, values = []) => (await client.query<Row>(statement, [...values])).rows);
  } finally {
    await client.end();
  }
}
