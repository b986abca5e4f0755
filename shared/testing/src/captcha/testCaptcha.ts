import type { CaptchaAnswer } from '@zhilv/contract/system';
import { captchas, encryptedCaptcha, hashedToken, verificationOf } from '@zhilv/server/database';
import { eq } from 'drizzle-orm';
import type { TestApp } from '../server/startTestApp.ts';

/** What a client has to know of a challenge to answer it. */
export interface TestChallenge {
  readonly token: string;
  readonly secretKey: string;
}

/** For tests: a client of the captcha that knows the right answers. */
export function testCaptcha(app: TestApp) {
  async function posted(path: string, body: unknown, address?: string): Promise<CaptchaAnswer> {
    const answer = await app.call('POST', path, { tenant: null, body, ...(address !== undefined && { address }) });
    return answer.body as CaptchaAnswer;
  }

  const get = (address?: string) => posted('/system/captcha/get', { captchaType: 'clickWord' }, address);

  const check = ({ token, secretKey }: TestChallenge, text: string) =>
    posted('/system/captcha/check', { captchaType: 'blockPuzzle', token, pointJson: encryptedCaptcha(text, secretKey) });

  async function challenge(): Promise<TestChallenge> {
    const { repData } = await get();
    return { token: repData?.token ?? '', secretKey: repData?.secretKey ?? '' };
  }

  /** The place of the piece, which nobody but the server knows; NaN where the challenge is gone. */
  async function placeOf({ token }: TestChallenge): Promise<number> {
    const [row] = await app.database.db
      .select()
      .from(captchas)
      .where(eq(captchas.hash, hashedToken(token)));
    return row?.x ?? Number.NaN;
  }

  /** Gives the text of a right answer, as the call that needs it takes it. */
  async function solved(): Promise<string> {
    const asked = await challenge();
    const text = JSON.stringify({ x: await placeOf(asked), y: 5 });
    const { repCode } = await check(asked, text);
    if (repCode !== '0000') throw new Error(`The right answer was refused with ${repCode}.`);
    return verificationOf(asked.token, text, asked.secretKey);
  }

  return { posted, get, check, challenge, placeOf, solved };
}
