import type { Operation } from '@zhilv/contract';
import type { Menu } from '@zhilv/contract/system';
import type { Database } from '../db/database.ts';
import { findSignedInUser } from '../system/authUser.ts';
import { enabledMenus } from '../system/permission.ts';
import { menuTree } from '../system/permissionMenus.ts';
import { checkTenant } from '../system/tenant.ts';
import type { Clock } from './Clock.ts';
import type { RequestOrigin } from './requestAddress.ts';
import type { SignedInUser } from './SignedInUser.ts';

/** What tells whose call it is. */
export interface CallInHand {
  readonly headers: Headers;
  readonly origin: RequestOrigin;
  /** Undefined where nothing answers the path. */
  readonly access: Operation['access'] | undefined;
}

/** Knows who signed in, and which tenants are open. */
export interface Callers {
  /** Null without a living access token of an enabled user. */
  readonly find: (call: CallInHand) => Promise<SignedInUser | null>;
  /** The menu rows that lead to pages, in a tree: all there are, or of another back end those of who calls. */
  readonly menus: (call: CallInHand) => Promise<readonly Menu[]>;
  /** @throws BusinessError for a tenant that is not open */
  readonly checkTenant: (tenantId: number) => Promise<void>;
}

/** Who signed in here. */
export const ownCallers = (db: Database, clock: Clock): Callers => ({
  find: ({ headers }) => findSignedInUser(db, headers.get('authorization'), clock),
  menus: async () => menuTree(await enabledMenus(db)),
  checkTenant: (tenantId) => checkTenant(db, tenantId, clock),
});
