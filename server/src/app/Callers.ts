import type { Operation } from '@zhilv/contract';
import type { Database } from '../db/database.ts';
import { findSignedInUser } from '../system/authUser.ts';
import { checkTenant } from '../system/tenant.ts';
import type { Clock } from './Clock.ts';
import type { RequestOrigin } from './requestAddress.ts';
import type { SignedInUser } from './SignedInUser.ts';

/** What tells whose call it is. */
interface CallInHand {
  readonly headers: Headers;
  readonly origin: RequestOrigin;
  /** Undefined where nothing answers the path. */
  readonly access: Operation['access'] | undefined;
}

/** Knows who signed in, and which tenants are open. */
export interface Callers {
  /** Null without a living access token of an enabled user. */
  readonly find: (call: CallInHand) => Promise<SignedInUser | null>;
  /** @throws BusinessError for a tenant that is not open */
  readonly checkTenant: (tenantId: number) => Promise<void>;
}

/** Who signed in here. */
export const ownCallers = (db: Database, clock: Clock): Callers => ({
  find: ({ headers }) => findSignedInUser(db, headers.get('authorization'), clock),
  checkTenant: (tenantId) => checkTenant(db, tenantId, clock),
});
