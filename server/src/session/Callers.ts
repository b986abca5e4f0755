import type { Operation } from '@zhilv/contract';
import type { Menu } from '@zhilv/contract/system';
import type { RequestOrigin } from '../call/requestAddress.ts';
import type { SignedInUser } from '../call/SignedInUser.ts';

/** The part of a request that tells its caller. */
export interface CallInHand {
  readonly headers: Headers;
  readonly origin: RequestOrigin;
  /** The access that the endpoint asks for; undefined where nothing answers the path. */
  readonly access: Operation['access'] | undefined;
}

/** Somebody with a living access token. */
interface Caller {
  readonly user: SignedInUser;
  /** The menu rows that the user's roles grant, without buttons, as a tree. */
  readonly menus: readonly Menu[];
  /** The permissions of these rows and of their buttons, which a super user does not need. */
  readonly menuPermissions: readonly string[];
  /** Stands for what the roles give, and changes with that; null where nobody can tell. */
  readonly rightsRevision: string | null;
  /** @throws BusinessError when the user's tenant is not open */
  readonly checkTenant: () => void;
}

/** Knows the signed-in users and the open tenants. */
export interface Callers {
  /** Gives who makes a call, or null without a living access token of an enabled user. */
  readonly find: (call: CallInHand) => Promise<Caller | null>;
  /** Gives the menu rows that lead to pages, in a tree: all of them, or from another back end those of the caller. */
  readonly menus: (call: CallInHand) => Promise<readonly Menu[]>;
  /** @throws BusinessError for a tenant that is not open */
  readonly checkTenant: (tenantId: number) => Promise<void>;
}
