import { type registration, type Tokens, USERNAME_TAKEN } from '@zhilv/contract/system';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { hashPassword } from '../../session/password.ts';
import { admit } from '../auth/admit.ts';
import { countOfNetwork } from '../auth/countOfNetwork.ts';
import { LoginType } from '../auth/loginLog.ts';
import { spendCaptcha } from '../captcha/spendCaptcha.ts';
import { lockTenant } from '../tenant/lockTenant.ts';
import { refuseOverQuota } from '../user/refuseOverQuota.ts';
import { users } from '../user/user.table.ts';

/**
 * Makes an account without roles and signs it in. From one network as many accounts can be made in a while as wrong passwords may be
 * sent, because each costs a hash, and a refusal tells that a name is taken.
 * @throws BusinessError 501 where people may not register, 400 or 1002000004 without a solved captcha where the installation wants one,
 *   1002003000 for a name that is taken, 1002003008 where the tenant has as many accounts as it may, 429
 */
export async function register(call: Call<typeof registration.register>): Promise<Tokens> {
  const { db, settings, tenantId, input } = call;
  const { username, nickname, password } = input;
  if (!settings.registration) throw new BusinessError(501, '注册功能未开放，请联系管理员开通账号');
  await countOfNetwork(call, 'register', '注册请求过多');

  // Whoever registers has failed at nothing yet, so this takes one whenever signing in may.
  if (settings.captcha !== 'off') await spendCaptcha(call, input.captchaVerification);
  const hash = await hashPassword(password);
  const made = await db.transaction(async (transaction) => {
    await lockTenant(transaction, tenantId);
    const [account] = await transaction
      .insert(users)
      .values({ tenantId, username, nickname: nickname.trim(), password: hash })
      .onConflictDoNothing()
      .returning();
    if (account === undefined) throw new BusinessError(USERNAME_TAKEN, '用户账号已经存在');
    await refuseOverQuota({ db: transaction, tenantId }, 0);
    return account;
  });
  return admit(call, made, LoginType.password);
}
