import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../call/Clock.ts';
import { networkOf } from '../call/networkOf.ts';
import type { Database } from '../db/database.ts';
import type { AppSettings } from '../settings/settings.ts';
import { countUse, forgetOldUses } from './countUse.ts';
import { signInAttempts } from './signInAttempt.table.ts';

const DAY_MS = 86_400_000;
/** Wrong passwords count until there was none for this time. */
const REMEMBERED_MS = DAY_MS;
/** Somebody is at home in a place for this time after signing in there. */
const HOME_MS = 30 * DAY_MS;
/** The first wait; each further wrong password doubles it. */
const FIRST_WAIT_MS = 2000;
/** From everywhere together an account may be tried so many times as often as from one place. */
const PLACES = 2;

/** An attempt names the account and the address that it comes from. */
export interface Attempt {
  readonly tenantId: number;
  readonly username: string;
  readonly address: string;
}

export interface AttemptContext {
  readonly db: Database;
  readonly steadyClock: Clock;
  readonly settings: AppSettings;
}

/** What is known of an attempt before its password is looked at. */
export interface Standing {
  /** True when the account has signed in from this place lately, so that wrong passwords of strangers do not concern it here. */
  readonly isAtHome: boolean;
  /** The number of wrong passwords that its network has sent lately. */
  readonly wrongOfNetwork: number;
  /** The largest number of wrong passwords that concern the attempt: of the account here and, away from home, of either alone. */
  readonly wrongSoFar: number;
  /** The whole seconds until the attempt may be made; null when it may be made now. */
  readonly waitSeconds: number | null;
}

/** Tells whether an attempt may be made now (docs/decisions/0019-waits-instead-of-locks.md). */
export async function standingOf({ db, steadyClock, settings }: AttemptContext, attempt: Attempt): Promise<Standing> {
  const now = steadyClock();
  const { perAddress, lockMs } = settings.signInLimit;
  const subjects = subjectsOf(attempt);
  const rows = await db
    .select()
    .from(signInAttempts)
    .where(and(inArray(signInAttempts.subject, Object.values(subjects)), gt(signInAttempts.expiresTime, now)));
  const isAtHome = rows.some(({ subject }) => subject === subjects.home);
  const ends = rows.map(({ subject, failures, waitUntil, expiresTime }) => {
    if (subject === subjects.accountHere) return waitUntil ?? now;
    if (isAtHome) return now;
    if (subject === subjects.account) return waitUntil ?? now;
    return subject === subjects.network && failures >= perAddress ? expiresTime : now;
  });
  const waitMs = Math.max(0, ...ends.map((end) => end - now));
  if (waitMs > lockMs) await shortenWaits(db, Object.values(subjects), now + lockMs);
  const wrongOf = (subject: string): number => rows.find((row) => row.subject === subject)?.failures ?? 0;
  const wrongOfNetwork = wrongOf(subjects.network);
  const strangers = isAtHome ? [] : [wrongOf(subjects.account), wrongOfNetwork];
  const wrongSoFar = Math.max(wrongOf(subjects.accountHere), ...strangers);
  return { isAtHome, wrongOfNetwork, wrongSoFar, waitSeconds: waitMs === 0 ? null : Math.ceil(Math.min(waitMs, lockMs) / 1000) };
}

/** Counts a wrong password. Gives the whole seconds that the next attempt has to wait, or null when it may be made at once. */
export async function countWrong(context: AttemptContext, attempt: Attempt, isAtHome: boolean): Promise<number | null> {
  const { db, steadyClock, settings } = context;
  const now = steadyClock();
  const { perAccount, perAddress, lockMs } = settings.signInLimit;
  const { accountHere, account, network } = subjectsOf(attempt);
  await forgetOldUses(db, now);
  const waits = [await countGrowing(db, accountHere, { limit: perAccount, lockMs, now })];
  if (!isAtHome) waits.push(await countGrowing(db, account, { limit: perAccount * PLACES, lockMs, now }));
  const { retryAfterSeconds } = await countUse(db, network, { limit: perAddress, lockMs, now });
  if (!isAtHome) waits.push(retryAfterSeconds ?? 0);
  return Math.max(...waits) || null;
}

/**
 * Forgets the wrong passwords that came before the right one, and remembers the place.
 * @param wasAtHome those at home were not counted for the account, so they are not taken back from it
 */
export async function forgiveWrong({ db, steadyClock }: AttemptContext, attempt: Attempt, wasAtHome: boolean): Promise<void> {
  const { accountHere, account, home } = subjectsOf(attempt);
  const [forgiven] = await db.delete(signInAttempts).where(eq(signInAttempts.subject, accountHere)).returning();
  if (forgiven !== undefined && !wasAtHome)
    await db
      .update(signInAttempts)
      .set({ failures: sql`greatest(${signInAttempts.failures} - ${forgiven.failures}, 0)` })
      .where(eq(signInAttempts.subject, account));
  const expiresTime = steadyClock() + HOME_MS;
  await db
    .insert(signInAttempts)
    .values({ subject: home, failures: 0, expiresTime })
    .onConflictDoUpdate({ target: signInAttempts.subject, set: { expiresTime } });
}

function subjectsOf({ tenantId, username, address }: Attempt) {
  const network = networkOf(address);
  const account = `${tenantId} ${username}`;
  return {
    accountHere: `account ${account} ${network}`,
    account: `account ${account}`,
    network: `address ${network}`,
    home: `home ${account} ${network}`,
  };
}

/** Counts a wrong password of a subject whose wait grows. Gives the whole seconds of the wait that begins, or 0. */
async function countGrowing(
  db: Database,
  subject: string,
  { limit, lockMs, now }: Parameters<typeof countUse>[2],
): Promise<number> {
  const expiresTime = now + REMEMBERED_MS;
  const isOver = sql`${signInAttempts.expiresTime} <= ${new Date(now).toISOString()}::timestamptz`;
  const [counted] = await db
    .insert(signInAttempts)
    .values({ subject, failures: 1, expiresTime })
    .onConflictDoUpdate({
      target: signInAttempts.subject,
      set: { failures: sql`case when ${isOver} then 1 else ${signInAttempts.failures} + 1 end`, expiresTime },
    })
    .returning();
  const over = (counted?.failures ?? 1) - limit;
  if (over < 0) return 0;
  const waitMs = Math.min(lockMs, FIRST_WAIT_MS * 2 ** over);
  await db
    .update(signInAttempts)
    .set({ waitUntil: now + waitMs })
    .where(eq(signInAttempts.subject, subject));
  return Math.ceil(waitMs / 1000);
}

/** Ends waits by a time. Only a clock that was wrong when they began made them longer. */
async function shortenWaits(db: Database, subjects: readonly string[], end: number): Promise<void> {
  const latest = sql`${new Date(end).toISOString()}::timestamptz`;
  const { subject, waitUntil, expiresTime } = signInAttempts;
  await db
    .update(signInAttempts)
    .set({ waitUntil: sql`least(${waitUntil}, ${latest})` })
    .where(and(inArray(subject, subjects), gt(waitUntil, end)));
  await db
    .update(signInAttempts)
    .set({ expiresTime: end })
    .where(
      and(
        inArray(
          subject,
          subjects.filter((one) => one.startsWith('address ')),
        ),
        gt(expiresTime, end),
      ),
    );
}
