import { ACCESS_REFUSALS, type Menu } from '@zhilv/contract/system';
import { and, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { tryAgain } from '../../../call/apiErrors.ts';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { Call } from '../../../call/implement.ts';
import { EVERY_PERMISSION, SUPER_ADMIN, type SignedInUser } from '../../../call/SignedInUser.ts';
import type { Database } from '../../../db/database.ts';
import { kept } from '../../../records/rows.ts';
import { DEFAULT_TENANT_ID } from '../../../session/tenantOfCall.ts';
import { readRights } from '../../role/KeptRights.ts';
import { roles, TENANT_ADMIN, userRoles } from '../../role/role.table.ts';
import { lockTenant } from '../../tenant/lockTenant.ts';
import { users } from '../../user/user.table.ts';

/** The caller of a write, with the database and the tenant. */
export type Author = Pick<Call, 'db' | 'tenantId'> & {
  readonly user: Pick<SignedInUser, 'id' | 'permissions' | 'dataScope'>;
};

/** Whoever has these can see and put right what is wrong with accounts, roles, grants and menu rows. */
const ADMINISTRATION: ReadonlySet<string> = new Set([
  'system:user:list',
  'system:user:query',
  'system:user:update',
  'system:role:query',
  'system:role:update',
  'system:menu:query',
  'system:menu:update',
  'system:permission:assign-role-menu',
  'system:permission:assign-user-role',
]);

/** Stands for the sight of everybody among the means. */
const WHOLE_TENANT = 'whole tenant';

/** The pages on which that is done. */
const PAGES: ReadonlySet<string> = new Set(['system/user/index', 'system/role/index', 'system/menu/index']);

/**
 * Does a write of accounts, roles, grants or menu rows in one transaction, and undoes it when it would shut out those who
 * administrate the tenant. Every such write belongs in here: they come one after the other, so that no two take away what the other
 * leaves.
 *
 * @throws BusinessError 423 when the caller has lost the account or a right since the call began, and of `ACCESS_REFUSALS` when the
 *   write takes the account or the means to administrate from the caller, or leaves nobody who administrates the tenant
 */
export const guarded = async <Result>(call: Author, write: (db: Database) => Promise<Result>): Promise<Result> =>
  call.db.transaction(async (db) => {
    await lockTenant(db, call.tenantId);
    const before = await administrationOf(db, call);
    refuseStale(call, before);
    const result = await write(db);
    refuseLoss(before, await administrationOf(db, call));
    return result;
  });

interface Administration {
  /** The caller's account is in use. */
  readonly enabled: boolean;
  readonly permissions: readonly string[];
  readonly dataScope: SignedInUser['dataScope'];
  /** What the caller administrates with. */
  readonly means: ReadonlySet<string>;
  /** Somebody administrates the tenant. */
  readonly hasAdministrator: boolean;
}

/** The call was let in before the tenant's row was held, and somebody else may have taken rights away until then. */
function refuseStale({ user }: Author, { enabled, permissions, dataScope }: Administration): void {
  const kept = new Set(permissions);
  const hasLost = user.permissions.some((permission) => !kept.has(permission)) || !isDeepStrictEqual(user.dataScope, dataScope);
  if (!enabled || hasLost) throw tryAgain();
}

function refuseLoss(before: Administration, after: Administration): void {
  if (!after.enabled) throw new BusinessError(ACCESS_REFUSALS.ownAccount, '不能停用或删除自己的账号');
  if ([...before.means].some((one) => !after.means.has(one)))
    throw new BusinessError(ACCESS_REFUSALS.ownAdministration, '不能收回自己管理用户、角色和菜单的权限');
  // A tenant that had nobody is not held to it, for it could never be put right.
  if (before.hasAdministrator && !after.hasAdministrator)
    throw new BusinessError(ACCESS_REFUSALS.lastAdministrator, '至少保留一名可用的管理员');
}

async function administrationOf(db: Database, call: Author): Promise<Administration> {
  const { isSuper, permissions, menus, dataScope } = await readRights(db, call.user.id);
  const inUse = and(kept(users, call), eq(users.status, 0));
  // One of these is passed by every check, and of the other each tenant but the first has one.
  const code = call.tenantId === DEFAULT_TENANT_ID ? SUPER_ADMIN : TENANT_ADMIN;
  const [administrator] = await db
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(inUse, kept(roles, call), eq(roles.status, 0), eq(roles.code, code)))
    .limit(1);
  const tools = [
    ...permissions.filter((permission) => ADMINISTRATION.has(permission)),
    ...pagesOf(menus).filter((key) => PAGES.has(key)),
  ];
  return {
    permissions: isSuper ? [EVERY_PERMISSION] : permissions,
    dataScope,
    enabled: (await db.$count(users, and(inUse, eq(users.id, call.user.id)))) > 0,
    means: new Set([
      ...(isSuper ? [SUPER_ADMIN] : []),
      ...tools,
      // Whoever sees less may give no role a wider scope again.
      ...(tools.length > 0 && dataScope.all ? [WHOLE_TENANT] : []),
    ]),
    hasAdministrator: administrator !== undefined,
  };
}

/** The page keys that a tree leads to. */
const pagesOf = (rows: readonly Menu[]): string[] =>
  rows.flatMap(({ component, children }) => [...(component ? [component] : []), ...pagesOf(children ?? [])]);
