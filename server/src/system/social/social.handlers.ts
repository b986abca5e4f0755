import { social } from '@zhilv/contract/system';
import { implement, type Implementation } from '../../call/implement.ts';
import { authorizeAddress } from './authorizeAddress.ts';
import { bindAccount, boundAccounts, unbindAccount } from './socialBindings.ts';
import { claimAccount } from './socialStates.ts';

/** Leads to other providers, and binds their accounts to users. */
export const handlers: readonly Implementation[] = [
  implement(social.authRedirect, authorizeAddress),
  implement(social.bind, async (call) => {
    const socialUserId = await claimAccount(call, call.input);
    await bindAccount(call.db, { socialUserId, type: call.input.type, userId: call.user.id }, call.clock());
    return true;
  }),
  implement(social.unbind, async ({ db, input, user }) => {
    await unbindAccount(db, { userId: user.id, ...input });
    return true;
  }),
  implement(social.bindList, ({ db, user }) => boundAccounts(db, user.id)),
];
