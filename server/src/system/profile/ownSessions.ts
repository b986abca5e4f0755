import { sameId } from '@zhilv/contract';
import type { ProfileSession, profileSession } from '@zhilv/contract/system';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Call } from '../../call/implement.ts';
import { currentSession } from '../onlineSession/currentSession.ts';
import { refreshTokens } from '../../session/token.table.ts';

/** Gives the caller's living sign-ins. Their number is bounded by the setting `signInsPerAccount`. */
export async function ownSessions(call: Call<typeof profileSession.list>): Promise<ProfileSession[]> {
  const { db, user, steadyClock, settings } = call;
  const now = steadyClock();
  const current = await currentSession(call);
  const { expiresTime, usedTime, userId } = refreshTokens;
  const rows = await db
    .select()
    .from(refreshTokens)
    .where(and(eq(userId, user.id), gt(expiresTime, now), gt(usedTime, now - settings.refreshTokenIdleMs)))
    .orderBy(desc(usedTime), desc(refreshTokens.id));
  const sessions = rows.map(({ id, device, address, createTime, usedTime: used }) => ({
    id,
    browser: device,
    address,
    createTime,
    usedTime: used,
    current: current !== null && sameId(id, current),
  }));
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one sign-in of the caller. */
export async function endSession({ db, user, input }: Call<typeof profileSession.end>): Promise<boolean> {
  await db.delete(refreshTokens).where(and(eq(refreshTokens.userId, user.id), eq(refreshTokens.id, input.id)));
  return true;
}

/** Ends every sign-in of the caller but the one that the call comes from. */
export async function endOtherSessions(call: Call<typeof profileSession.endOthers>): Promise<number> {
  const current = await currentSession(call);
  const { id, userId } = refreshTokens;
  const ended = await call.db
    .delete(refreshTokens)
    .where(and(eq(userId, call.user.id), current === null ? undefined : ne(id, current)))
    .returning({ id });
  return ended.length;
}
