import type { Call } from '../../call/implement.ts';
import { networkOf } from '../../call/networkOf.ts';
import { countUse, forgetOldUses } from '../../session/countUse.ts';
import { waitRefusal } from './waitRefusal.ts';

type Context = Pick<Call, 'db' | 'steadyClock' | 'settings' | 'request'>;

/**
 * Counts what the caller's network does, which may do it as often as it may send wrong passwords.
 * @param purpose begins the name under which it is counted
 * @throws BusinessError 429 for the reason
 */
export async function countOfNetwork(
  { db, steadyClock, settings, request }: Context,
  purpose: string,
  reason: string,
): Promise<void> {
  const { perAddress, lockMs } = settings.signInLimit;
  const now = steadyClock();
  await forgetOldUses(db, now);
  const use = await countUse(db, `${purpose} ${networkOf(request.address)}`, { limit: perAddress, lockMs, now });
  if (!use.allowed) throw waitRefusal(reason, use.retryAfterSeconds ?? 0);
}
