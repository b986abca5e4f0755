import { auth, type PermissionInfo } from '@zhilv/contract/system';
import * as z from 'zod/mini';
import { BusinessError } from '../app/BusinessError.ts';
import type { CallInHand, Callers } from '../app/Callers.ts';
import { EVERY_PERMISSION, type SignedInUser, SUPER_ADMIN } from '../app/SignedInUser.ts';
import { TargetFailure } from '../app/TargetFailure.ts';
import { DEFAULT_TENANT_ID } from '../app/tenantOfCall.ts';
import type { Answers } from './forwardTo.ts';

const Envelope = z.object({ code: z.nullish(z.coerce.number()), data: z.optional(z.unknown()), msg: z.nullish(z.string()) });

/** What of a request says who sends it. */
const CREDENTIALS = ['authorization', 'user-agent', 'x-forwarded-for'];

/** The tenant that a call names; the target tells of nobody whose tenant it is, only whether it may be named. */
function namedTenant(headers: Headers): number {
  const named = headers.get('tenant-id') ?? '';
  return /^\d{1,15}$/.test(named) ? Number(named) : DEFAULT_TENANT_ID;
}

/**
 * Those who signed in at the target: it is asked, for each call that is not public, what the caller may do. A stock one
 * grants nothing of what is ours alone, except to its super user, before the menu rows are added.
 */
export function targetCallers(ask: Answers): Callers {
  /** Null where nobody is signed in. */
  async function permissionInfo({ headers, origin }: CallInHand): Promise<PermissionInfo | null> {
    // As we read it, and never left out: the target would take another for the caller's than the one given here.
    const own = new Headers({ 'tenant-id': String(namedTenant(headers)) });
    for (const name of CREDENTIALS) {
      const value = headers.get(name);
      if (value !== null) own.set(name, value);
    }
    const request = new Request(`http://localhost/admin-api${auth.permissionInfo.path}`, { headers: own });
    const answer = await ask(request, origin);
    if (answer.status === 502 || answer.status === 504) throw new TargetFailure(answer.status, 'see the line of its own call');
    return readInfo(answer.status, await answer.text());
  }

  return {
    find: async (call) => {
      // A bad token does not matter to a public call, and the target's being away should not.
      if (call.access === 'public' || !call.headers.has('authorization')) return null;
      const info = await permissionInfo(call);
      return info && signedInUser(info, namedTenant(call.headers));
    },
    menus: async (call) => (await permissionInfo(call))?.menus ?? [],
    // It has been checked by the target, whose tenants nobody knows here.
    checkTenant: async () => {},
  };
}

/** @throws BusinessError that the target refuses the caller with, or a TargetFailure when it says nothing of use */
function readInfo(status: number, body: string): PermissionInfo | null {
  const envelope = Envelope.safeParse(jsonOf(body));
  if (status === 401 || envelope.data?.code === 401) return null;
  if (status !== 200 || !envelope.success) throw new TargetFailure(502, `${auth.permissionInfo.path} answers HTTP ${status}`);
  const { code, data, msg } = envelope.data;
  if (code && code !== 200) throw new BusinessError(code, msg ?? '');
  const info = auth.permissionInfo.output.safeParse(data);
  if (!info.success) throw new TargetFailure(502, info.error);
  return info.data;
}

const signedInUser = ({ user, roles, permissions }: PermissionInfo, tenantId: number): SignedInUser => ({
  id: user.id,
  tenantId,
  username: user.username ?? user.userName ?? user.nickname,
  nickname: user.nickname,
  deptId: user.deptId ?? null,
  roles,
  // It never says so of its super user (contract README §9).
  permissions: roles.includes(SUPER_ADMIN) ? [...permissions, EVERY_PERMISSION] : permissions,
});

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
