import { EVERY_PERMISSION, ONESELF } from '../../call/SignedInUser.ts';
import type { Clock } from '../../call/Clock.ts';
import type { Database } from '../../db/database.ts';
import type { Callers } from '../../session/Callers.ts';
import { bearerToken, type TokenContext } from '../../session/tokens.ts';
import { enabledMenus } from '../menu/enabledMenus.ts';
import { menuTree } from '../menu/menuTree.ts';
import { findClientCaller } from '../oauth2/findClientCaller.ts';
import { KeptRights } from '../role/KeptRights.ts';
import { checkTenant, refuseClosed } from '../tenant/checkTenant.ts';
import { findAccount } from './findAccount.ts';

/** The database, and the clocks and settings that tell whether a sign-in or a tenant has ended. */
interface OwnCallersOptions extends TokenContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** Knows the users who signed in at this server. A call costs one question to the database, whatever the roles give. */
export function ownCallers({ db, clock, ...context }: OwnCallersOptions): Callers {
  const keptRights = new KeptRights(db);

  /** Gives who calls by a token that was given to another application, which no other call takes. */
  async function findApplication(authorization: string | null): ReturnType<Callers['find']> {
    const token = bearerToken(authorization);
    const found = token === null ? null : await findClientCaller(db, token, context);
    if (found === null) return null;
    const { user, scopes, tenant } = found;
    const checkTenant = () => refuseClosed(tenant, clock);
    const unentitled = { roles: [], permissions: [], dataScope: ONESELF };
    return { user: { ...user, ...unentitled, scopes }, ...NOTHING_OF_MENUS, checkTenant };
  }

  return {
    find: async ({ headers, access }) => {
      if (typeof access === 'object' && 'scope' in access) return findApplication(headers.get('authorization'));
      const found = await findAccount(db, headers.get('authorization'), context);
      if (found === null) return null;
      const { account, tenant, revision } = found;
      const rights = await keptRights.of(account.id, revision);
      const { roles, isSuper, permissions, menus, dataScope, digest: rightsRevision } = rights;
      return {
        user: { ...account, roles, permissions: isSuper ? [EVERY_PERMISSION] : permissions, dataScope },
        menus,
        menuPermissions: permissions,
        rightsRevision,
        checkTenant: () => refuseClosed(tenant, clock),
      };
    },
    menus: async () => menuTree(await enabledMenus(db)),
    checkTenant: (tenantId) => checkTenant(db, tenantId, clock),
  };
}

const NOTHING_OF_MENUS = { menus: [], menuPermissions: [], rightsRevision: null } as const;
