import { randomInt } from 'node:crypto';
import { SMS_REFUSALS, type smsCode, SmsScene } from '@zhilv/contract/system';
import { lt } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { retryAfter } from '../../call/retryAfter.ts';
import { countUse } from '../../session/countUse.ts';
import { countOfNetwork } from '../auth/countOfNetwork.ts';
import { codeHash } from './codeHash.ts';
import { userOfMobile } from './userOfMobile.ts';
import { smsCodes } from './smsCode.table.ts';
import { type SmsGateway, smsOutbox } from './smsOutbox.ts';

const DAY_MS = 86_400_000;
const SEND_AGAIN_MS = 60_000;
const MOST_A_DAY = 10;

/** A code is sent for these; for the consumers' scenes and for registering there is no text to send. */
const SENT_FOR: ReadonlySet<number> = new Set(Object.values(SmsScene));

/**
 * Sends a code to the phone of an account: once a minute, ten times a day, and so many times from one network as it may send wrong
 * passwords, because answers tell which numbers are known.
 * @throws BusinessError with a code of `SMS_REFUSALS`, or 429
 */
export async function sendSmsCode(call: Call<typeof smsCode.send>): Promise<boolean> {
  const { db, steadyClock, tenantId, input } = call;
  const { mobile, scene } = input;
  await countOfNetwork(call, 'sms from', '短信发送次数过多');
  if ((await userOfMobile(db, tenantId, mobile)) === null) throw new BusinessError(SMS_REFUSALS.unknownMobile, '手机号不存在');
  const gateway = gatewayOf(call);
  if (gateway === null || !SENT_FOR.has(scene)) throw new BusinessError(SMS_REFUSALS.noTemplate, '短信模板不存在');

  await countPhone(call);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const createTime = steadyClock();
  await db.delete(smsCodes).where(lt(smsCodes.createTime, createTime - DAY_MS));
  await db
    .insert(smsCodes)
    .values({ tenantId, mobile, scene, codeHash: codeHash({ tenantId, mobile, scene, code }), createTime });
  await gateway({ mobile, scene, code, createTime });
  return true;
}

/** Gives the gateway that takes messages away; null where there is none. */
const gatewayOf = ({ settings }: Pick<Call, 'settings'>): SmsGateway | null => (settings.playsSmsGateway ? smsOutbox.put : null);

/** Holds back what would flood one phone, whatever the codes are for. */
async function countPhone({ db, steadyClock, tenantId, input }: Call<typeof smsCode.send>): Promise<void> {
  const now = steadyClock();
  const phone = `${tenantId} ${input.mobile}`;
  const minute = await countUse(db, `sms to ${phone}`, { limit: 1, lockMs: SEND_AGAIN_MS, now });
  if (!minute.allowed)
    throw new BusinessError(SMS_REFUSALS.tooFrequent, '短信发送过于频率', retryAfter(minute.retryAfterSeconds ?? 0));
  const day = await countUse(db, `sms a day to ${phone}`, { limit: MOST_A_DAY, lockMs: DAY_MS, now });
  if (!day.allowed) throw new BusinessError(SMS_REFUSALS.dailyLimit, '超过每日短信发送数量');
}
