import { ACCESS_REFUSALS } from '@zhilv/contract/system';
import { BusinessError } from '../../../call/BusinessError.ts';
import { isSuperUser, type SignedInUser } from '../../../call/SignedInUser.ts';

/**
 * Whoever changes the permission of a menu row gives it to the holders of the row, who may be himself, and takes the one before from
 * them. Nobody does that with a permission that he does not have.
 * @throws BusinessError
 */
export function refuseForeignPermissions(user: SignedInUser, permissions: readonly string[]): void {
  if (isSuperUser(user)) return;
  if (permissions.some((permission) => permission !== '' && !user.permissions.includes(permission)))
    throw new BusinessError(ACCESS_REFUSALS.foreignGrant, '不能授予或收回自己没有的权限');
}
