import type { Clock } from '../../call/Clock.ts';
import type { Database } from '../../db/database.ts';
import type { Callers } from '../../session/Callers.ts';
import { enabledMenus } from '../menu/enabledMenus.ts';
import { menuTree } from '../menu/menuTree.ts';
import { checkTenant } from '../tenant/checkTenant.ts';
import { findSignedInUser } from './findSignedInUser.ts';

/** Knows the users who signed in at this server. */
export const ownCallers = (db: Database, clock: Clock): Callers => ({
  find: ({ headers }) => findSignedInUser(db, headers.get('authorization'), clock),
  menus: async () => menuTree(await enabledMenus(db)),
  checkTenant: (tenantId) => checkTenant(db, tenantId, clock),
});
