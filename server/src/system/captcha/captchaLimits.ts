import type { Call } from '../../call/implement.ts';
import { networkOf } from '../../call/networkOf.ts';
import { countUse } from '../../session/countUse.ts';
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

export type CaptchaUse = keyof typeof LIMITS;

/** Counts a use by the caller's network. Gives its refusal when there were too many, else null. */
export async function countCaptchaUse(
  { db, steadyClock, request }: Pick<Call, 'db' | 'steadyClock' | 'request'>,
  use: CaptchaUse,
): Promise<CaptchaRefusal | null> {
  const { limit, lockMs, refusal } = LIMITS[use];
  const { allowed } = await countUse(db, captchaSubject(request.address, use), { limit, lockMs, now: steadyClock() });
  return allowed ? null : refusal;
}

/** The name under which the uses of a network are counted. */
export const captchaSubject = (address: string, use: CaptchaUse): string => `captcha ${use} ${networkOf(address)}`;

/** Wrong answers of a network before it gets no challenge for a while. */
export const WRONG_LIMIT = LIMITS.wrong.limit;
