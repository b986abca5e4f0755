import type { Tokens } from '@zhilv/contract/system';
import { ApiError } from '../http/ApiError.ts';
import { exclusively } from '../turn/inTurn.ts';
import { type StoredSession, writeKeys } from '../session/keys.ts';
import { tellOtherWindows } from '../session/otherWindows.ts';
import { signInHindrance } from '../session/signInHindrance.ts';
import { endOnServer } from '../session/signOut.ts';
import type { Tenant } from './findTenant.ts';

/** @throws ApiError where the browser keeps nobody from signing in but could not keep the session */
export function refuseHindered(): void {
  const hindrance = signInHindrance();
  if (hindrance !== null) throw new ApiError('expired', hindrance);
}

/** Names the user of a session, by the account or where nobody knows that yet by what else tells the user from others. */
interface Whose extends Pick<StoredSession, 'username' | 'owner'> {
  readonly tenant: Tenant | null;
}

/** Stores the session that somebody has begun. @throws ApiError when no storage takes it; the server is told that it ended */
export async function keepTokens({ accessToken, refreshToken }: Tokens, { username, owner, tenant }: Whose): Promise<void> {
  const [tenantId, tenantName] = [tenant?.id ?? null, tenant?.name ?? null];
  try {
    await exclusively(() => writeKeys({ accessToken, refreshToken, username, owner, tenantId, tenantName }));
    tellOtherWindows();
  } catch (cause) {
    await endOnServer({ accessToken, tenantId });
    throw new ApiError('expired', '浏览器的存储空间已满，无法保存登录状态。请清理本站的浏览数据后重试。', { cause });
  }
}
