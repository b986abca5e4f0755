import type { Endpoint, InputOf, OutputOf } from '@zhilv/contract';
import type { Tokens } from '@zhilv/contract/system';
import { readAnswer } from '../http/readAnswer.ts';
import { send } from '../http/transport.ts';
import { findTenant, type Tenant } from './findTenant.ts';
import { keepTokens, refuseHindered } from './keepTokens.ts';

/**
 * Makes a public call for somebody who has not signed in to a tenant, and shows no messages. It carries no token of an earlier session,
 * for a back end in demo mode would then refuse it.
 * @throws ApiError with the words to show at the form; of code 1002015000 when nobody knows the tenant
 */
export async function callBeforeSignIn<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  tenantName: string,
): Promise<OutputOf<E>> {
  return answerOf(endpoint, input, await findTenant(tenantName));
}

/**
 * Signs in by a call that answers tokens and stores the session, and shows no messages.
 * @param owner by what the session's user is told from others; `username` where the account's name is not known, too
 * @throws ApiError with the words to show at the form
 */
export async function signInBy<E extends Endpoint & { readonly output: typeof Tokens }>(
  endpoint: E,
  input: InputOf<E>,
  { tenantName, username }: { readonly tenantName: string; readonly username: string },
): Promise<void> {
  refuseHindered();
  const tenant = await findTenant(tenantName);
  const tokens: Tokens = await answerOf(endpoint, input, tenant);
  await keepTokens(tokens, { username, owner: null, tenant });
}

/** Makes a call as nobody yet. @throws ApiError */
export async function answerOf<E extends Endpoint>(endpoint: E, input: InputOf<E>, tenant: Tenant | null): Promise<OutputOf<E>> {
  return readAnswer(endpoint, await send(endpoint, input, { credentials: { accessToken: null, tenantId: tenant?.id ?? null } }));
}
