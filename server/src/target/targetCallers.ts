import { parseAnswer } from '@zhilv/contract';
import { auth, type PermissionInfo } from '@zhilv/contract/system';
import { BusinessError } from '../call/BusinessError.ts';
import type { CallInHand, Callers } from '../session/Callers.ts';
import { ALL_OF_TENANT, EVERY_PERMISSION, type SignedInUser, SUPER_ADMIN } from '../call/SignedInUser.ts';
import { TargetFailure } from '../http/TargetFailure.ts';
import { bytesUpTo } from '@zhilv/release/bytes-up-to';
import { DEFAULT_TENANT_ID } from '../session/tenantOfCall.ts';
import { envelopeOf } from '../response/envelope.ts';
import type { Answers } from './forwardTo.ts';

/** The menu rows and permissions of ten thousand rows take a third of this. */
const INFO_LIMIT_BYTES = 8 * 1024 * 1024;

/** The headers of a request that say who sends it. */
const CREDENTIALS = ['authorization', 'user-agent', 'x-forwarded-for'];

/** Gives the tenant that a call names. The target does not tell a user's tenant, only whether it may be named. */
function namedTenant(headers: Headers): number {
  const named = headers.get('tenant-id') ?? '';
  return /^\d{1,15}$/.test(named) ? Number(named) : DEFAULT_TENANT_ID;
}

/**
 * Knows the users who signed in at the target, by asking it for each call that is not public what the caller may do. A stock
 * one grants our own permissions only to its super user, until the menu rows are added.
 */
export function targetCallers(ask: Answers): Callers {
  /** Asks the target for the caller's rights. It gives null where nobody is signed in. */
  async function permissionInfo({ headers, origin }: CallInHand): Promise<PermissionInfo | null> {
    // The header is always sent, with the tenant as we read it, so that the target cannot take another tenant for the caller's.
    const own = new Headers({ 'tenant-id': String(namedTenant(headers)) });
    for (const name of CREDENTIALS) {
      const value = headers.get(name);
      if (value !== null) own.set(name, value);
    }
    const request = new Request(`http://localhost/admin-api${auth.permissionInfo.path}`, { headers: own });
    const answer = await ask(request, origin);
    if (answer.status === 502 || answer.status === 504 || answer.status === 508)
      throw new TargetFailure(answer.status, 'see the line of its own call');
    // The target may answer with a page, which is passed on as it comes and has no end of its own.
    const body = await bytesUpTo(answer.body, INFO_LIMIT_BYTES);
    return readInfo(answer.status, body?.toString('utf8') ?? '');
  }

  return {
    find: async (call) => {
      // A bad token does not matter to a public call, and an absent target should not.
      if (call.access === 'public' || !call.headers.has('authorization')) return null;
      const info = await permissionInfo(call);
      return (
        info && {
          user: signedInUser(info, namedTenant(call.headers)),
          menus: info.menus,
          menuPermissions: info.permissions,
          // The calls that are sent on say nothing of it.
          rightsRevision: null,
          // As below.
          checkTenant: () => {},
        }
      );
    },
    menus: async (call) => (await permissionInfo(call))?.menus ?? [],
    // The target has checked it; its tenants are not known here.
    checkTenant: async () => {},
  };
}

/** @throws BusinessError with the target's refusal, or a TargetFailure when its answer is of no use */
function readInfo(status: number, body: string): PermissionInfo | null {
  const envelope = envelopeOf(body);
  if (status === 401 || envelope?.code === 401) return null;
  if (status !== 200 || envelope === null) throw new TargetFailure(502, `${auth.permissionInfo.path} answers HTTP ${status}`);
  const { code, data, msg } = envelope;
  if (code && code !== 200) throw new BusinessError(code, msg ?? '');
  const info = parseAnswer(auth.permissionInfo, data);
  if ('faults' in info) throw new TargetFailure(502, info.faults.join('; '));
  return info.data;
}

const signedInUser = ({ user, roles, permissions }: PermissionInfo, tenantId: number): SignedInUser => ({
  id: user.id,
  tenantId,
  username: user.username ?? user.userName ?? user.nickname,
  nickname: user.nickname,
  deptId: user.deptId ?? null,
  avatar: user.avatar ?? null,
  email: user.email ?? null,
  roles,
  // The target applies its own to its lists; ours are those of the site and of operation, which have no departments.
  dataScope: ALL_OF_TENANT,
  // The target never lists this for its super user (docs/protocol/README.md §9).
  permissions: roles.includes(SUPER_ADMIN) ? [...permissions, EVERY_PERMISSION] : permissions,
});
