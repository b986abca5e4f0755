import type { captcha, CaptchaAnswer } from '@zhilv/contract/system';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import * as z from 'zod';
import type { Call } from '../../call/implement.ts';
import { hashed } from '../../session/tokens.ts';
import { captchas } from './captcha.table.ts';
import { decrypted, secretKeyOf, verificationOf } from './captchaCipher.ts';
import { countCaptchaUse } from './captchaLimits.ts';
import { refusedWith, succeededWith } from './captchaReplies.ts';

/** A right answer may be used for this time. */
const VERIFIED_MS = 180_000;
/** An answer may be so many pixels off. */
const TOLERANCE = 5;
/** An answer is two numbers. Nobody has to encrypt more than that. */
const LONGEST_ANSWER = 256;

/** The height of the piece is no part of the challenge: the protocol has 5 for every one. */
const ANSWERED_Y = 5;

const Point = z.object({ x: z.number(), y: z.number() });
type Point = z.infer<typeof Point>;

/** Judges an answer. Right or wrong, it uses up the challenge. */
export async function checkAnswer(call: Call<typeof captcha.check>): Promise<CaptchaAnswer> {
  const { db, input, steadyClock } = call;
  const refusal = await countCaptchaUse(call, 'check');
  if (refusal !== null) return refusedWith(refusal);
  const { token, pointJson } = input;
  if (!token || !pointJson) return refusedWith('6110');

  const asked = and(eq(captchas.hash, hashed(token)), isNotNull(captchas.x), gt(captchas.expiresTime, steadyClock()));
  // Whoever removes it is the only one who may answer it, also among several servers.
  const [challenge] = await db.delete(captchas).where(asked).returning();
  if (challenge?.x === undefined || challenge.x === null) return refusedWith('6110');

  const secretKey = secretKeyOf(token);
  const answer = pointJson.length > LONGEST_ANSWER ? null : decrypted(pointJson, secretKey);
  const point = answer === null ? null : readPoint(answer);
  if (answer === null || point === null) return refusedWith('0001');
  if (!isNear(point, challenge.x)) return refusedWith((await countCaptchaUse(call, 'wrong')) ?? '6111');

  const verification = verificationOf(token, answer, secretKey);
  await db.insert(captchas).values({ hash: hashed(verification), expiresTime: steadyClock() + VERIFIED_MS });
  return succeededWith({ captchaType: 'blockPuzzle', pointJson, token, result: true });
}

/** Gives the two numbers of an answer, or null where it is none. */
function readPoint(answer: string): Point | null {
  try {
    return Point.parse(JSON.parse(answer));
  } catch {
    return null; // A program wrote it, not our page.
  }
}

/** Compares whole pixels, as the protocol's own server does. */
const isNear = (point: Point, x: number): boolean => point.y === ANSWERED_Y && Math.abs(Math.trunc(point.x) - x) <= TOLERANCE;
