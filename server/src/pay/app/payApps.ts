import type { Id } from '@zhilv/contract';
import { and, asc, eq, inArray, like } from 'drizzle-orm';
import { kept, rowsWhere, type Scope } from '../../records/rows.ts';
import { payApps } from './payApp.table.ts';
import { appMissing, appOff } from './payRefusals.ts';

/**
 * Gives the application of an id. It is neither deleted nor switched off until the transaction ends.
 * @throws BusinessError when there is none, or it is switched off
 */
export async function enabledApp(scope: Scope, id: Id): Promise<{ readonly orderNotifyUrl: string }> {
  const [app] = await scope.db
    .select({ orderNotifyUrl: payApps.orderNotifyUrl, status: payApps.status })
    .from(payApps)
    .where(and(eq(payApps.id, id), kept(payApps, scope)))
    .for('share');
  if (app === undefined) throw appMissing();
  if (app.status !== 0) throw appOff();
  return app;
}

/**
 * Holds an application against orders that are just being made for it.
 * @throws BusinessError when there is none
 */
export async function lockApp(scope: Scope, id: Id): Promise<void> {
  const [app] = await scope.db
    .select({ id: payApps.id })
    .from(payApps)
    .where(and(eq(payApps.id, id), kept(payApps, scope)))
    .for('update');
  if (app === undefined) throw appMissing();
}

/**
 * Gives the application whose payments are told to a path of this server's API: the first, of those that are on if there is any.
 * @throws BusinessError when the tenant has none
 */
export async function appToldAt(scope: Scope, path: string): Promise<Id> {
  const [app] = await rowsWhere(scope, payApps, like(payApps.orderNotifyUrl, `%${path}`), {
    orderBy: [asc(payApps.status), asc(payApps.id)],
    limit: 1,
    columns: ['id'],
  });
  if (app === undefined) throw appMissing();
  return app.id;
}

/** Adds to each row the name of its application, which is null for one that was deleted. */
export async function withAppNames<Row extends { readonly appId: Id }>(
  scope: Scope,
  rows: readonly Row[],
): Promise<(Row & { readonly appName: string | null })[]> {
  if (rows.length === 0) return [];
  const apps = await scope.db
    .select({ id: payApps.id, appName: payApps.name })
    .from(payApps)
    .where(and(kept(payApps, scope), inArray(payApps.id, [...new Set(rows.map(({ appId }) => appId))])));
  const names = new Map(apps.map(({ id, appName }) => [String(id), appName]));
  return rows.map((row) => ({ ...row, appName: names.get(String(row.appId)) ?? null }));
}
