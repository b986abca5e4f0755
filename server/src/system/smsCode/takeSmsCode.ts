import { SMS_REFUSALS } from '@zhilv/contract/system';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { retryAfter } from '../../call/retryAfter.ts';
import { networkOf } from '../../call/networkOf.ts';
import { Turns } from '../../call/Turns.ts';
import { countWrong, forgiveWrong, standingOf } from '../../session/signInAttempts.ts';
import { inTurn, loggedRefusal } from '../auth/attemptRefusal.ts';
import { LoginResult, LoginType, logSignIn } from '../auth/loginLog.ts';
import type { users } from '../user/user.table.ts';
import { codeHash } from './codeHash.ts';
import { smsCodes } from './smsCode.table.ts';
import { userOfMobile } from './userOfMobile.ts';

const LASTS_MS = 10 * 60_000;

/** Codes for one phone are looked at one after the other, so that no number of calls at once outruns the count of wrong ones. */
const turns = new Turns({ atOnce: 4, mostWaiting: 150 });

interface TypedCode {
  readonly mobile: string;
  readonly code: string;
  readonly scene: number;
}

type Context = Pick<Call, 'db' | 'clock' | 'steadyClock' | 'settings' | 'tenantId' | 'request'>;

/**
 * Takes a code, which serves once and for ten minutes, and gives the account of the phone. Who guesses waits, as with passwords
 * (docs/decisions/0019-waits-instead-of-locks.md).
 * @throws BusinessError with a code of `SMS_REFUSALS`, or 429
 */
export async function takeSmsCode(context: Context, { mobile, code, scene }: TypedCode): Promise<typeof users.$inferSelect> {
  const { db, clock, steadyClock, tenantId, request } = context;
  const attempt = { tenantId, username: `sms ${mobile}`, address: request.address };
  const event = { logType: LoginType.sms, tenantId, username: mobile };
  const applicant = { rank: 0, sender: networkOf(request.address), subject: `${tenantId} ${mobile}` };
  const refused = loggedRefusal(context, event);
  return inTurn(turns, applicant, take, refused);

  async function take(): Promise<typeof users.$inferSelect> {
    const { isAtHome, waitSeconds } = await standingOf(context, attempt);
    if (waitSeconds !== null) throw await refused('验证码错误次数过多', waitSeconds);
    const user = await userOfMobile(db, tenantId, mobile);
    const [sent] = await db
      .select()
      .from(smsCodes)
      .where(
        and(
          eq(smsCodes.tenantId, tenantId),
          eq(smsCodes.mobile, mobile),
          eq(smsCodes.codeHash, codeHash({ tenantId, mobile, scene, code })),
        ),
      )
      .orderBy(desc(smsCodes.createTime))
      .limit(1);
    if (user === null || sent === undefined) {
      const seconds = await countWrong(context, attempt, isAtHome);
      await logSignIn(db, { ...event, userId: user?.id ?? null, result: LoginResult.wrongPassword }, request, clock);
      throw new BusinessError(SMS_REFUSALS.codeUnknown, '验证码不存在', seconds === null ? {} : retryAfter(seconds));
    }
    if (sent.createTime <= steadyClock() - LASTS_MS) throw new BusinessError(SMS_REFUSALS.codeExpired, '验证码已过期');
    const [taken] = await db
      .update(smsCodes)
      .set({ usedTime: steadyClock() })
      .where(and(eq(smsCodes.id, sent.id), isNull(smsCodes.usedTime)))
      .returning({ id: smsCodes.id });
    if (taken === undefined) throw new BusinessError(SMS_REFUSALS.codeUsed, '验证码已使用');
    await forgiveWrong(context, attempt, isAtHome);
    return user;
  }
}
