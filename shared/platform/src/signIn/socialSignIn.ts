import { social, type SocialLoginRequest } from '@zhilv/contract/system';
import type { Tenant } from './findTenant.ts';
import { keepTokens, refuseHindered } from './keepTokens.ts';
import { answerOf } from './signInBy.ts';

/**
 * Signs in with what a provider sent back and stores the session, and shows no messages.
 * @throws ApiError with code 1002000005 for an account that is bound to nobody
 */
export async function signInSocially(sent: SocialLoginRequest, tenant: Tenant | null): Promise<void> {
  refuseHindered();
  const tokens = await answerOf(social.login, sent, tenant);
  // Back ends do not tell the account's name here; it comes with what the user may do. No account is named like this.
  await keepTokens(tokens, { username: null, owner: `#${tokens.userId}`, tenant });
}
