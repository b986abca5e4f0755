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

/** Knows the signed-in users and the open tenants. */
export interface Callers {
  /** Gives the user of a call, or null without a living access token of an enabled user. */
  readonly find: (call: CallInHand) => Promise<SignedInUser | null>;
  /** Gives the menu rows that lead to pages, in a tree: all of them, or from another back end those of the caller. */
  readonly menus: (call: CallInHand) => Promise<readonly Menu[]>;
  /** @throws BusinessError for a tenant that is not open */
  readonly checkTenant: (tenantId: number) => Promise<void>;
}
