import { CAPTCHA_MISSING, CAPTCHA_REFUSED } from '@zhilv/contract/system';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { hashed } from '../../session/tokens.ts';
import { captchas } from './captcha.table.ts';
import { countCaptchaUse } from './captchaLimits.ts';
import { refusalText } from './captchaReplies.ts';

/**
 * Uses up the captcha that a call carries, once, from whichever client it comes. A call that needs one does so before it looks at
 * anything secret.
 * @throws BusinessError 400 where there is none, 1002000004 for one that was made up, never solved, used before or is too old
 */
export async function spendCaptcha(
  call: Pick<Call, 'db' | 'steadyClock' | 'request'>,
  verification: string | undefined,
): Promise<void> {
  if (!verification) throw new BusinessError(400, CAPTCHA_MISSING);
  const refusal = await countCaptchaUse(call, 'verify');
  if (refusal !== null) throw notUsable(refusalText(refusal));
  const solved = and(eq(captchas.hash, hashed(verification)), isNull(captchas.x), gt(captchas.expiresTime, call.steadyClock()));
  const [used] = await call.db.delete(captchas).where(solved).returning({ hash: captchas.hash });
  if (used === undefined) throw notUsable(refusalText('6110'));
}

const notUsable = (reason: string) => new BusinessError(CAPTCHA_REFUSED, `验证码不正确，原因：${reason}`);
