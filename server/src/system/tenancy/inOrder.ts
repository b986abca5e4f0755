import type { Call } from '../../call/implement.ts';
import { DEFAULT_TENANT_ID } from '../../session/tenantOfCall.ts';
import { lockTenant } from '../tenant/lockTenant.ts';

/**
 * Does a write of tenants or packages in one transaction, after the one that is under way: no index says which domain is taken, and
 * a package must not go while a tenant takes it.
 */
export const inOrder = async <Calling extends Pick<Call, 'db'>, Result>(
  call: Calling,
  write: (inside: Calling) => Promise<Result>,
): Promise<Result> =>
  call.db.transaction(async (db) => {
    await lockTenant(db, DEFAULT_TENANT_ID);
    return write({ ...call, db });
  });
