import type { Call } from '../../../call/implement.ts';
import { lockTenant } from '../../tenant/lockTenant.ts';

/**
 * Does a write of departments in one transaction, after the one that is under way in the tenant: two moves at once could each put
 * one department below the other, and somebody could join a department that is just being deleted.
 */
export const inOrder = async <Calling extends Pick<Call, 'db' | 'tenantId'>, Result>(
  call: Calling,
  write: (inside: Calling) => Promise<Result>,
): Promise<Result> =>
  call.db.transaction(async (db) => {
    await lockTenant(db, call.tenantId);
    return write({ ...call, db });
  });
