import { and, eq, gt, gte } from 'drizzle-orm';
import type { Call } from '../../call/implement.ts';
import { networkOf } from '../../call/networkOf.ts';
import { countUse } from '../../session/countUse.ts';
import { signInAttempts } from '../../session/signInAttempt.table.ts';
import type { CaptchaRefusal } from './captchaReplies.ts';

const MINUTE_MS = 60_000;

/** The uses of a network until it has to wait, for how long they count, and the refusal of those beyond. */
const LIMITS = {
  get: { limit: 60, lockMs: MINUTE_MS, refusal: '6201' },
  check: { limit: 60, lockMs: MINUTE_MS, refusal: '6204' },
  verify: { limit: 120, lockMs: MINUTE_MS, refusal: '6205' },
  // People miss now and then; a machine that tries places misses most of the time.
  wrong: { limit: 30, lockMs: 6 * MINUTE_MS, refusal: '6202' },
} as const satisfies Readonly<Record<string, { limit: number; lockMs: number; refusal: CaptchaRefusal }>>;

type CaptchaCall = Pick<Call, 'db' | 'steadyClock' | 'request'>;
type CaptchaUse = keyof typeof LIMITS;

/** Counts a use by the caller's network. Gives its refusal when there were too many, else null. */
export async function countCaptchaUse(
  { db, steadyClock, request }: CaptchaCall,
  use: CaptchaUse,
): Promise<CaptchaRefusal | null> {
  const { limit, lockMs, refusal } = LIMITS[use];
  const { allowed } = await countUse(db, captchaSubject(request.address, use), { limit, lockMs, now: steadyClock() });
  return allowed ? null : refusal;
}

/** Tells whether the caller's network has answered wrong so often that it gets no challenge for a while. */
export async function hasMissedTooOften({ db, request, steadyClock }: CaptchaCall): Promise<boolean> {
  const { subject, failures, expiresTime } = signInAttempts;
  const missed = and(
    eq(subject, captchaSubject(request.address, 'wrong')),
    gte(failures, LIMITS.wrong.limit),
    gt(expiresTime, steadyClock()),
  );
  return (await db.$count(signInAttempts, missed)) > 0;
}

/** The name under which the uses of a network are counted. */
const captchaSubject = (address: string, use: CaptchaUse): string => `captcha ${use} ${networkOf(address)}`;
