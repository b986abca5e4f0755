import { sameId } from '@zhilv/contract';
import { type ClientTokens, oauth2 } from '@zhilv/contract/system';
import { and, eq } from 'drizzle-orm';
import { badParameter } from '../../call/apiErrors.ts';
import { BusinessError } from '../../call/BusinessError.ts';
import { type Call, implement, type Implementation } from '../../call/implement.ts';
import { changeStamp } from '../../records/stamps.ts';
import { depts } from '../dept/dept.table.ts';
import { users } from '../user/user.table.ts';
import { authorize, describeClient } from './authorize.ts';
import { endGrantOf, refreshClientTokens } from './clientGrants.ts';
import { redeemCode } from './codes.ts';
import { callingClient } from './client/findClient.ts';
import { findClientCaller } from './findClientCaller.ts';
import { limited } from './limited.ts';

/** `user_type` of people who work here (docs/protocol/system.md §4). */
const STAFF = 2;

export const handlers: readonly Implementation[] = [
  implement(oauth2.info, describeClient),
  implement(oauth2.authorize, authorize),
  implement(oauth2.token, (call) => limited(call.request.address, () => giveTokens(call))),
  implement(oauth2.revoke, (call) =>
    limited(call.request.address, async () => endGrantOf(call.db, await callingClient(call, call.input), call.input.token)),
  ),
  implement(oauth2.checkToken, checkToken),
  implement(oauth2.getUser, async ({ db, user }) => {
    const [found] = await db
      .select({ account: users, dept: { id: depts.id, name: depts.name } })
      .from(users)
      .leftJoin(depts, and(eq(depts.id, users.deptId), eq(depts.deleted, false)))
      .where(eq(users.id, user.id));
    if (found === undefined) throw new Error(`The account ${user.id} is gone.`);
    return { ...found.account, dept: found.dept };
  }),
  implement(oauth2.updateUser, async (call) => {
    const { nickname, sex } = call.input;
    const changed = { ...(nickname !== undefined && { nickname }), ...(sex !== undefined && { sex }) };
    await call.db
      .update(users)
      .set({ ...changed, ...changeStamp(call) })
      .where(eq(users.id, call.user.id));
    return true;
  }),
];

async function giveTokens(call: Call<typeof oauth2.token>): Promise<ClientTokens> {
  const { db, input } = call;
  const client = await callingClient(call, input);
  const { grant_type: grantType, refresh_token: refreshToken } = input;
  // A user's password is typed nowhere but here, and an application alone has nothing to ask for (RFC 9700 §2.4).
  const isKnown = grantType === 'authorization_code' || grantType === 'refresh_token';
  if (!isKnown || !client.grantTypes.includes(grantType)) throw new BusinessError(1002020003, '不支持该授权类型');
  if (grantType === 'authorization_code') return redeemCode(db, client, input, call);
  if (refreshToken === undefined) throw badParameter('refresh_token 不能为空');
  return refreshClientTokens(db, client, refreshToken, call);
}

async function checkToken(call: Call<typeof oauth2.checkToken>) {
  const { token } = call.input;
  // An application checks a token with each of its own calls, and those that are over are no guesses.
  const client = await limited(call.request.address, () => callingClient(call, call.input));
  const found = await findClientCaller(call.db, token, call);
  // A client learns nothing about tokens of others.
  if (found === null || !sameId(found.clientKey, client.id)) throw new BusinessError(401, '访问令牌不存在');
  const { user, scopes, expiresTime } = found;
  return {
    scopes,
    exp: Math.floor(expiresTime / 1000),
    user_id: user.id,
    user_type: STAFF,
    tenant_id: user.tenantId,
    client_id: client.clientId,
    access_token: token,
  };
}
