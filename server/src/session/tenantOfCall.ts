import { tenantMissing, wrongTenant } from '../call/apiErrors.ts';
import type { SignedInUser } from '../call/SignedInUser.ts';

/** The default tenant, which is the only one when the feature is off. */
export const DEFAULT_TENANT_ID = 1;
/** Its name until somebody changes it. */
export const DEFAULT_TENANT_NAME = '智旅科技';

/**
 * Gives the tenant that a call is about (docs/protocol/README.md §3.4): the header's, else the signed-in user's.
 * @throws BusinessError 403 for a tenant that is not the user's, 400 when an anonymous call that needs one names none
 */
export function tenantOfCall(header: string | null, user: SignedInUser | null, required: boolean): number {
  const named = header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null;
  if (user !== null) {
    if (named !== null && named !== user.tenantId) throw wrongTenant();
    return user.tenantId;
  }
  if (named === null && required) throw tenantMissing();
  return named ?? DEFAULT_TENANT_ID;
}
