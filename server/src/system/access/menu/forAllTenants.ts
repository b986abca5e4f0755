import { MENU_REFUSALS } from '@zhilv/contract/system';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { Call } from '../../../call/implement.ts';
import { DEFAULT_TENANT_ID } from '../../../session/tenantOfCall.ts';
import { guarded } from '../guard/guarded.ts';

type Calling = Pick<Call, 'db' | 'tenantId'> & { readonly user: NonNullable<Call['user']> };

/**
 * Does a write of menu rows, which all tenants have: those of the default tenant alone may change them. The writes come one after the
 * other, so that no two take the same name, and none shuts out the administrators.
 */
export async function forAllTenants<Caller extends Calling, Result>(
  call: Caller,
  write: (inside: Caller) => Promise<Result>,
): Promise<Result> {
  if (call.tenantId !== DEFAULT_TENANT_ID)
    throw new BusinessError(MENU_REFUSALS.ofAllTenants, '菜单由默认租户统一维护，不能在当前租户修改');
  return guarded(call, (db) => write({ ...call, db }));
}
