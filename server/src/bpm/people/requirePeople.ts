import type { Id } from '@zhilv/contract';
import { and, inArray } from 'drizzle-orm';
import type { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { rowsWhere } from '../../records/rows.ts';
import { visibleUsers } from '../../system/access/scope/visible.ts';
import { userOff } from '../../system/user/userOff.ts';
import { users } from '../../system/user/user.table.ts';

type Calling = Pick<Call, 'db' | 'tenantId'> & { readonly user: NonNullable<Call['user']> };

/**
 * Refuses to give a task to people who cannot do it.
 * @param missing the refusal of somebody who is not there, or of whom the caller must not know
 * @throws BusinessError for such, and for somebody whose account is off
 */
export async function requirePeople(call: Calling, ids: readonly Id[], missing: () => BusinessError): Promise<void> {
  const found = await rowsWhere(call, users, and(inArray(users.id, [...ids]), visibleUsers(call.user)), {
    columns: ['nickname', 'status'],
  });
  if (found.length < ids.length) throw missing();
  const off = found.find(({ status }) => status !== 0);
  if (off !== undefined) throw userOff(off.nickname);
}
