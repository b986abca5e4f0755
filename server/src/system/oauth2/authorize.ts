import type { OutputOf } from '@zhilv/contract';
import type { oauth2 } from '@zhilv/contract/system';
import { badParameter } from '../../call/apiErrors.ts';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { approvedScopes, keepDecisions } from './approvals.ts';
import { readChallenge } from './challenge.ts';
import { issueClientToken, startGrant } from './clientGrants.ts';
import { issueCode } from './codes.ts';
import { type Client, findClientOfTenant } from './client/findClient.ts';
import { isRegistered, withFragment, withQuery } from './client/redirectAddress.ts';

/** Tells who asks, and what the caller has allowed so far. */
export async function describeClient(call: Call<typeof oauth2.info>): Promise<OutputOf<typeof oauth2.info>> {
  const { db, input, user, steadyClock } = call;
  const client = await findClientOfTenant(db, input.clientId, user.tenantId);
  const approved = await approvedScopes(db, user.id, client, steadyClock());
  return {
    client: { name: client.name, logo: client.logo },
    scopes: client.scopes.map((key) => ({ key, value: approved.has(key) })),
  };
}

const GRANT_TYPES: ReadonlyMap<string, string> = new Map([
  ['code', 'authorization_code'],
  ['token', 'implicit'],
]);

/**
 * Gives the address at which the client learns what the caller allows, or null where the caller has to be asked first. Nothing is
 * kept, and nobody is sent anywhere, before the whole request is looked at.
 */
export async function authorize(call: Call<typeof oauth2.authorize>): Promise<string | null> {
  const { db, input, user, steadyClock } = call;
  const client = await findClientOfTenant(db, input.client_id, user.tenantId);
  const decisions = checkRequest(client, input);
  const challenge = input.response_type === 'code' ? readChallenge(client, input) : null;
  const allowed = [...decisions].filter(([, isAllowed]) => isAllowed).map(([scope]) => scope);
  const { redirect_uri: redirectUri, state } = input;
  const withParameters = input.response_type === 'code' ? withQuery : withFragment;

  if (input.auto_approve) {
    const approved = await approvedScopes(db, user.id, client, steadyClock());
    // To sign in with a client for the first time is a decision, even where it asks for nothing.
    if (allowed.length === 0 || !allowed.every((scope) => approved.has(scope))) return null;
  } else {
    await keepDecisions(db, user.id, client, decisions, steadyClock());
    if (decisions.size > 0 && allowed.length === 0)
      return withParameters(redirectUri, { error: 'access_denied', error_description: 'User denied access', state });
  }

  const what = { userId: user.id, tenantId: user.tenantId, scopes: allowed };
  if (input.response_type === 'code') {
    const code = await db.transaction((transaction) => issueCode(transaction, client, { ...what, redirectUri, challenge }, call));
    return withQuery(redirectUri, { code, state });
  }
  const { token, seconds } = await db.transaction(async (transaction) =>
    issueClientToken(transaction, await startGrant(transaction, client, what, call), call),
  );
  const lasting = { expires_in: String(seconds), scope: allowed.join(' ') };
  return withFragment(redirectUri, { access_token: token, token_type: 'bearer', state, ...lasting });
}

/** Checks a request and gives its decisions about scopes. @throws BusinessError 400, or 1002020003 to 1002020005 */
function checkRequest(client: Client, input: Call<typeof oauth2.authorize>['input']): ReadonlyMap<string, boolean> {
  const grantType = GRANT_TYPES.get(input.response_type);
  if (grantType === undefined) throw new BusinessError(400, 'response_type 参数值只允许 code 和 token');
  if (!client.grantTypes.includes(grantType)) throw new BusinessError(1002020003, '不支持该授权类型');
  const decisions = readDecisions(input.scope);
  if ([...decisions.keys()].some((scope) => !client.scopes.includes(scope))) throw new BusinessError(1002020004, '授权范围过大');
  if (!isRegistered(client, input.redirect_uri)) throw new BusinessError(1002020005, `无效 redirect_uri: ${input.redirect_uri}`);
  return decisions;
}

function readDecisions(text: string | undefined): ReadonlyMap<string, boolean> {
  const entries = Object.entries(text === undefined ? {} : parsed(text));
  const decisions = entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean');
  if (decisions.length < entries.length) throw badParameter('scope 的值应为 true 或 false');
  return new Map(decisions);
}

function parsed(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badParameter('scope 应为 JSON 对象');
  return value;
}
