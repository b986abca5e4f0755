import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { hashed, newToken } from '../../../session/tokens.ts';
import { SAMPLE_ACCOUNTS } from './playedProviders.ts';
import { socialCodes } from './socialCode.table.ts';

/** Somebody comes back from a provider at once. */
const CODE_MS = 5 * 60_000;

/** An account as its provider describes it. */
export interface ProviderAccount {
  readonly openid: string;
  readonly nickname: string;
}

/** Gives a code for one use, for an account that somebody has chosen at the played provider. */
export async function issueCode(
  db: Database,
  { type, state, openid }: { readonly type: number; readonly state: string; readonly openid: string },
  now: number,
): Promise<string> {
  await db.delete(socialCodes).where(lte(socialCodes.expiresTime, now));
  const code = newToken();
  const row = { codeHash: hashed(code), type, stateHash: hashed(state), openid, expiresTime: now + CODE_MS };
  await db.insert(socialCodes).values(row);
  return code;
}

/** Gives the account that a code stands for, once; null for a code that the provider does not know, or for another state. */
export async function exchangeCode(
  db: Database,
  { type, code, state }: { readonly type: number; readonly code: string; readonly state: string },
  now: number,
): Promise<ProviderAccount | null> {
  const { codeHash, stateHash, expiresTime } = socialCodes;
  const living = and(eq(codeHash, hashed(code)), eq(socialCodes.type, type), eq(stateHash, hashed(state)), gt(expiresTime, now));
  const [used] = await db.delete(socialCodes).where(living).returning({ openid: socialCodes.openid });
  return SAMPLE_ACCOUNTS.find(({ openid }) => openid === used?.openid) ?? null;
}
