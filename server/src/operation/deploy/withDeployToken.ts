import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Clock } from '../../call/Clock.ts';
import type { Database } from '../../db/database.ts';
import { bearerToken } from '../../session/tokens.ts';
import { logged } from '../release/releaseLog.ts';
import { releaseLogs } from '../release/releaseLog.table.ts';
import { DeployRefused } from './DeployRefused.ts';
import type { DeployTokenRow } from './deployToken.table.ts';
import { findDeployToken } from './deployTokens.ts';

/** What somebody wants to do with a deploy token. */
export interface DeployUse {
  readonly action: 'upload' | 'publish' | 'promote' | 'rollback' | 'disable' | 'enable' | 'status' | 'verify';
  /** `host`, or a remote's name; null for the whole site, which every token may look at. */
  readonly name: string | null;
  /** Whether people would see something else afterwards. */
  readonly changes: boolean;
  readonly release?: string;
  readonly message?: string;
}

export interface UseContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly headers: Headers;
  /** The caller's address. */
  readonly address: string;
}

/** The outcome of a use, with the release that the log shall name. */
interface Used {
  readonly release: string | null;
}

/**
 * Does something with the token that a request brings, if that reaches so far. The release log has it either way.
 * @param carryOut is given the time that the log has, and a function that refuses what a token may not do any more: whoever waits for
 *   others may have lost it meanwhile
 * @throws DeployRefused, and what `carryOut` throws
 */
export async function withDeployToken<Outcome extends Used>(
  context: UseContext,
  use: DeployUse,
  carryOut: (time: number, admit: () => Promise<void>) => Promise<Outcome>,
): Promise<Outcome> {
  const token = await tokenOf(context);
  if (!use.changes) await forgetOldReads(context);
  return logged(context.db, rowOf(context, token, use), async (time) => {
    refuseUse(token, use, time);
    return carryOut(time, async () => refuseUse(await tokenOf(context), use, context.clock()));
  });
}

/**
 * Checks a part of a use that the log has already, such as a file of an upload. Only a refusal is logged.
 * @throws DeployRefused
 */
export async function checkDeployToken(context: UseContext, use: DeployUse): Promise<void> {
  const token = await tokenOf(context);
  const refusal = refusalOfUse(token, use, context.clock());
  if (refusal !== null) await logged(context.db, rowOf(context, token, use), () => Promise.reject(refusal));
}

/** Nobody made a token that is not found, so there is nothing to log but the request. */
async function tokenOf({ db, headers }: UseContext): Promise<DeployTokenRow> {
  const found = await findDeployToken(db, bearerToken(headers.get('authorization')) ?? '');
  if (found === null) throw notAdmitted('this deploy token is not known here', '令牌不存在');
  return found;
}

/** @throws DeployRefused */
function refuseUse(token: DeployTokenRow, use: DeployUse, now: number): void {
  const refusal = refusalOfUse(token, use, now);
  if (refusal !== null) throw refusal;
}

function refusalOfUse(
  { name: token, remotes, rights, expiresTime, endTime }: DeployTokenRow,
  { name, changes }: DeployUse,
  now: number,
): DeployRefused | null {
  if (endTime !== null) return notAdmitted(`deploy token ${token} was ended at ${new Date(endTime).toISOString()}`, '令牌已结束');
  if (expiresTime <= now)
    return notAdmitted(`deploy token ${token} expired at ${new Date(expiresTime).toISOString()}`, '令牌已过期');
  if (name !== null && !remotes.includes(name))
    return new DeployRefused(403, `deploy token ${token} is not for ${name}, only for ${remotes.join(', ')}`, {
      note: '令牌不能用于该模块',
    });
  if (changes && rights !== 'release')
    return new DeployRefused(403, `deploy token ${token} may upload only: publish with --no-activate, and have it promoted`, {
      note: '令牌仅可上传',
    });
  return null;
}

const notAdmitted = (words: string, note: string): DeployRefused => new DeployRefused(401, words, { note });

const rowOf = (
  { clock, address }: UseContext,
  { id, name: nickname }: DeployTokenRow,
  { action, name, release, message }: DeployUse,
): typeof releaseLogs.$inferInsert => ({
  action,
  name: name ?? EVERYTHING,
  // Both come from outside, and are refused by the command where they are too long.
  release: release && storable(release).slice(0, 100),
  message: message && storable(message).slice(0, 200),
  time: clock(),
  deployTokenId: id,
  nickname,
  userIp: address.slice(0, 50),
  traceId: '',
});

/** PostgreSQL stores no NUL. */
const storable = (text: string): string => text.replaceAll('\0', '');

/** Stands in the log for the whole site. */
const EVERYTHING = '*';

/** A pipeline may ask every minute, so uses that only look are forgotten after thirty days. */
const READS_KEPT_MS = 30 * 86_400_000;

async function forgetOldReads({ db, clock }: UseContext): Promise<void> {
  const { deployTokenId, action, time } = releaseLogs;
  await db
    .delete(releaseLogs)
    .where(and(isNotNull(deployTokenId), inArray(action, ['status', 'verify']), lt(time, clock() - READS_KEPT_MS)));
}
