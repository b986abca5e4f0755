import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { declaredModules } from '@zhilv/server/declared-modules';

/** Every table that a `*.table.ts` of the server declares. */
export async function declaredTables(): Promise<readonly PgTable[]> {
  const modules = await declaredModules('table');
  return modules.flatMap((module) => Object.values(module).filter((value): value is PgTable => is(value, PgTable)));
}
