import { type auth, CAPTCHA_REFUSED, type Tokens } from '@zhilv/contract/system';
import { and, eq } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { retryAfter } from '../../call/retryAfter.ts';
import { networkOf } from '../../call/networkOf.ts';
import { spendCaptcha } from '../captcha/spendCaptcha.ts';
import { bindAccount } from '../social/socialBindings.ts';
import { takeAccount } from '../social/socialStates.ts';
import { users } from '../user/user.table.ts';
import { inTurn, loggedRefusal } from './attemptRefusal.ts';
import { admit } from './admit.ts';
import { countWrong, forgiveWrong, standingOf, type Standing } from '../../session/signInAttempts.ts';
import { LoginResult, LoginType, logRefusal, logSignIn } from './loginLog.ts';
import { hashPassword, HASHES_AT_ONCE, isOutdatedHash, rejectPassword, verifyPassword } from '../../session/password.ts';
import { Turns } from '../../call/Turns.ts';

/**
 * Attempts wait here for their turn. When there are more than can be checked within the half minute for which browsers wait,
 * those who guessed most, or have most of them waiting, are told to come back.
 */
const turns = new Turns({ atOnce: HASHES_AT_ONCE, mostWaiting: 150 });

/** With the captcha after failures, so many wrong passwords make it needed; the first waits come later. */
const FAILURES_BEFORE_CAPTCHA = 3;

type User = typeof users.$inferSelect;

/**
 * Signs in by name and password. An unknown name and a wrong password are one answer. Who guessed too often has to wait, and is
 * told until when, before the password is looked at.
 */
export async function signIn(call: Call<typeof auth.login>): Promise<Tokens> {
  const { db, clock, settings, input, tenantId, request } = call;
  const { username, password } = input;
  const attempt = { tenantId, username, address: request.address };
  const event = { tenantId, username, logType: LoginType.password };
  const refused = loggedRefusal(call, event);
  const { isAtHome, wrongOfNetwork, wrongSoFar } = await standingOrRefusal();
  const { captcha } = settings;
  if (captcha === 'always' || (captcha === 'afterFailures' && wrongSoFar >= FAILURES_BEFORE_CAPTCHA))
    await spendCaptcha(call, input.captchaVerification).catch(logWrongCaptcha);
  // Who guesses lets those go first who do not.
  const rank = isAtHome ? 0 : 1 + wrongOfNetwork;
  const applicant = { rank, sender: networkOf(request.address), subject: `${tenantId} ${username}` };
  const user = await inTurn(turns, applicant, checkPassword, refused);
  const { socialType: type, socialCode: code, socialState: state } = input;
  if (type !== undefined && code !== undefined && state !== undefined && user.status === 0) {
    const socialUserId = await takeAccount(call, { type, code, state });
    await bindAccount(db, { socialUserId, type, userId: user.id }, clock());
  }
  return admit(call, user, LoginType.password);

  async function checkPassword(): Promise<User> {
    // Others were tried while this one waited for its turn.
    const standing = await standingOrRefusal();
    const found = await findUser();
    const right = found === undefined ? await rejectPassword(password) : await verifyPassword(password, found.password);
    if (found === undefined || !right) {
      const waitSeconds = await countWrong(call, attempt, standing.isAtHome);
      await logSignIn(db, { ...event, result: LoginResult.wrongPassword, userId: found?.id ?? null }, request, clock);
      throw new BusinessError(1002000000, '登录失败，账号密码不正确', waitSeconds === null ? {} : retryAfter(waitSeconds));
    }
    await forgiveWrong(call, attempt, standing.isAtHome);
    if (isOutdatedHash(found.password)) await hashAnew(found);
    return found;
  }

  /** The password is known at this moment alone. Somebody who has changed it meanwhile keeps the changed one. */
  async function hashAnew({ id, password: outdated }: User): Promise<void> {
    const renewed = await hashPassword(password);
    await db
      .update(users)
      .set({ password: renewed })
      .where(and(eq(users.id, id), eq(users.password, outdated)));
  }

  async function standingOrRefusal(): Promise<Standing> {
    const standing = await standingOf(call, attempt);
    const { waitSeconds } = standing;
    if (waitSeconds === null) return standing;
    throw await refused('登录失败次数过多', waitSeconds);
  }

  async function findUser(): Promise<User | undefined> {
    const named = and(eq(users.tenantId, tenantId), eq(users.username, username), eq(users.deleted, false));
    const [found] = await db.select().from(users).where(named);
    return found;
  }

  /** A captcha that is missing leaves no row: a page learns by that refusal that it needs one, and tries again with it. */
  async function logWrongCaptcha(failure: unknown): Promise<never> {
    if (failure instanceof BusinessError && failure.code === CAPTCHA_REFUSED)
      await logRefusal(call, { ...event, result: LoginResult.wrongCaptcha });
    throw failure;
  }
}
