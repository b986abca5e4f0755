import type { Id } from '@zhilv/contract';
import { SOCIAL_REFUSAL, SOCIAL_TYPE, type SocialLoginRequest } from '@zhilv/contract/system';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import { tooManyCalls } from '../../call/apiErrors.ts';
import type { Call } from '../../call/implement.ts';
import { networkOf } from '../../call/networkOf.ts';
import { countUse } from '../../session/countUse.ts';
import { hashed, newToken } from '../../session/tokens.ts';
import { exchangeCode } from './provider/socialCodes.ts';
import { socialStates } from './socialState.table.ts';
import { socialUsers } from './socialUser.table.ts';

/** The time for somebody to consent at the provider, and again to type a password here. */
const STATE_MS = 10 * 60_000;
/** So many authorizations of one network may be begun in a lock's time; each is a row. */
const STATES_PER_NETWORK = 200;

type Context = Pick<Call, 'db' | 'steadyClock' | 'tenantId' | 'settings' | 'request'>;

/** Begins an authorization of a provider. @returns its state, of 128 random bits */
export async function beginState({ db, steadyClock, tenantId, settings, request }: Context, type: number): Promise<string> {
  const now = steadyClock();
  const use = { limit: STATES_PER_NETWORK, lockMs: settings.signInLimit.lockMs, now };
  const { allowed } = await countUse(db, `social ${networkOf(request.address)}`, use);
  if (!allowed) throw tooManyCalls();
  await db.delete(socialStates).where(lte(socialStates.expiresTime, now));
  const state = newToken();
  await db.insert(socialStates).values({ tenantId, type, stateHash: hashed(state), expiresTime: now + STATE_MS });
  return state;
}

/**
 * Asks the provider for the account that came back. The state is used up, also by a code that is wrong.
 * @throws BusinessError 1002018000 for a state that is unknown, of another provider or tenant, used or expired, or a wrong code
 */
export async function claimAccount(context: Context, { type, code, state }: SocialLoginRequest): Promise<Id> {
  const { db, steadyClock, tenantId } = context;
  const now = steadyClock();
  const begun = and(ofState(context, { type, state }, now), isNull(socialStates.socialUserId));
  const [claimed] = await db.delete(socialStates).where(begun).returning({ id: socialStates.id });
  if (claimed === undefined) throw illegalState(type);
  const account = await exchangeCode(db, { type, code, state }, now);
  if (account === null) throw socialFailure('授权码无效或已过期');
  const [kept] = await db
    .insert(socialUsers)
    .values({ tenantId, type, ...account, createTime: now })
    .onConflictDoUpdate({
      target: [socialUsers.tenantId, socialUsers.type, socialUsers.openid],
      set: { nickname: account.nickname },
    })
    .returning({ id: socialUsers.id });
  if (kept === undefined) throw new Error('The database returned no row for an insert.');
  return kept.id;
}

/** Keeps an account that is bound to nobody, until whoever brought it signs in by password with the same code and state. */
export async function keepAccount(context: Context, { type, code, state }: SocialLoginRequest, socialUserId: Id): Promise<void> {
  const { db, steadyClock, tenantId } = context;
  const expiresTime = steadyClock() + STATE_MS;
  const row = { tenantId, type, stateHash: hashed(state), codeHash: hashed(code), socialUserId, expiresTime };
  await db.insert(socialStates).values(row);
}

/** Gives the account that was kept, once, or else claims it. @throws BusinessError as {@link claimAccount} */
export async function takeAccount(context: Context, { type, code, state }: SocialLoginRequest): Promise<Id> {
  const now = context.steadyClock();
  const keptHere = and(ofState(context, { type, state }, now), eq(socialStates.codeHash, hashed(code)));
  const [kept] = await context.db.delete(socialStates).where(keptHere).returning({ socialUserId: socialStates.socialUserId });
  return kept?.socialUserId ?? claimAccount(context, { type, code, state });
}

const ofState = ({ tenantId }: Context, { type, state }: { readonly type: number; readonly state: string }, now: number) =>
  and(
    eq(socialStates.stateHash, hashed(state)),
    eq(socialStates.type, type),
    eq(socialStates.tenantId, tenantId),
    gt(socialStates.expiresTime, now),
  );

/** The names that the library of a real back end has for providers. */
const SOURCES: ReadonlyMap<number, string> = new Map([
  [SOCIAL_TYPE.gitee, 'GITEE'],
  [SOCIAL_TYPE.dingTalk, 'DINGTALK'],
  [SOCIAL_TYPE.weChatWork, 'WECHAT_ENTERPRISE'],
  [SOCIAL_TYPE.weChatOfficial, 'WECHAT_MP'],
  [SOCIAL_TYPE.weChatOpen, 'WECHAT_OPEN'],
  [SOCIAL_TYPE.weChatMini, 'WECHAT_MINI_PROGRAM'],
]);

const illegalState = (type: number): BusinessError => socialFailure(`Illegal state [${SOURCES.get(type) ?? type}]`);

/** The refusal of an authorization, in recorded words. */
export const socialFailure = (reason: string): BusinessError =>
  new BusinessError(SOCIAL_REFUSAL.failed, `社交授权失败，原因是：${reason}`);
