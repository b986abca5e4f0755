import { randomInt } from 'node:crypto';
import type { captcha, CaptchaAnswer } from '@zhilv/contract/system';
import { isNotNull, lte } from 'drizzle-orm';
import type { Call } from '../../call/implement.ts';
import { networkOf } from '../../call/networkOf.ts';
import { TooManyWaiting, Turns } from '../../call/Turns.ts';
import { forgetOldUses } from '../../session/countUse.ts';
import { hashed, newToken } from '../../session/tokens.ts';
import { captchas } from './captcha.table.ts';
import { secretKeyOf } from './captchaCipher.ts';
import { countCaptchaUse, hasMissedTooOften } from './captchaLimits.ts';
import { refusedWith, succeededWith } from './captchaReplies.ts';
import { drawPuzzle, PICTURE, PIECE_SIZE } from './drawPuzzle.ts';

/** A challenge may be answered for this time. */
const CHALLENGE_MS = 120_000;
/** So many challenges wait for their answers at most, from everybody together. */
const MOST_CHALLENGES = 10_000;
/** The piece starts at the left edge and has some way to go. */
const LEAST_X = 60;

// Drawing takes the only thread that answers calls, so networks take turns at it, and each drawing lets others by.
const turns = new Turns({ atOnce: 1, mostWaiting: 60 });

/** Draws a puzzle, whatever kind is asked for, and remembers for two minutes where its piece belongs. */
export async function getChallenge(call: Call<typeof captcha.get>): Promise<CaptchaAnswer> {
  const { db, request, steadyClock } = call;
  const refusal = (await hasMissedTooOften(call)) ? '6202' : await countCaptchaUse(call, 'get');
  if (refusal !== null) return refusedWith(refusal);

  const now = steadyClock();
  await forgetOldUses(db, now);
  await db.delete(captchas).where(lte(captchas.expiresTime, now));
  if ((await db.$count(captchas, isNotNull(captchas.x))) >= MOST_CHALLENGES) return refusedWith('6112');

  const place = {
    x: randomInt(LEAST_X, PICTURE.width - PIECE_SIZE - 8),
    y: randomInt(4, PICTURE.height - PIECE_SIZE - 4),
  };
  const drawn = await turns
    .run({ rank: 0, sender: networkOf(request.address), subject: null }, () => drawPuzzle(place))
    .catch((error: unknown) => {
      if (error instanceof TooManyWaiting) return null;
      throw error;
    });
  if (drawn === null) return refusedWith('6112');

  const token = newToken();
  await db.insert(captchas).values({ hash: hashed(token), x: place.x, expiresTime: steadyClock() + CHALLENGE_MS });
  return succeededWith({
    token,
    secretKey: secretKeyOf(token),
    originalImageBase64: drawn.picture.toString('base64'),
    jigsawImageBase64: drawn.piece.toString('base64'),
  });
}
