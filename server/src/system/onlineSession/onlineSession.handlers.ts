import { type Id, sameId } from '@zhilv/contract';
import { onlineSession } from '@zhilv/contract/system';
import { and, eq, gt, inArray, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Call, type Implementation, implement } from '../../call/implement.ts';
import { contains } from '../../records/filters.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { descending } from '../../records/sorting.ts';
import { currentSession } from './currentSession.ts';
import { refreshTokens } from '../../session/token.table.ts';
import { ofVisibleUsers } from '../access/scope/visible.ts';
import { LoginType, logSignOut } from '../auth/loginLog.ts';
import { depts } from '../dept/dept.table.ts';
import { users } from '../user/user.table.ts';

/** The living sign-ins of those whom the caller sees, and their ends (docs/protocol/system.md §4.3). */
export const handlers: readonly Implementation[] = [
  implement(onlineSession.page, async (call) => {
    const page = await pageOfRows(call, livingSessions(call));
    const current = await currentSession(call);
    const owners = await ownersOf(
      call,
      page.list.map(({ userId }) => userId),
    );
    const list = page.list.map(({ device, ...session }) => ({
      ...session,
      ...(owners.get(String(session.userId)) ?? { username: '', nickname: '', deptName: null }),
      browser: device,
      current: current !== null && sameId(session.id, current),
    }));
    return { ...page, list };
  }),
  implement(onlineSession.end, async (call) => {
    const { db, input, tenantId, user } = call;
    const visible = ofVisibleUsers(user, refreshTokens.userId);
    const [ended] = await db
      .delete(refreshTokens)
      .where(and(eq(refreshTokens.id, input.id), eq(refreshTokens.tenantId, tenantId), visible))
      .returning({ userId: refreshTokens.userId });
    if (ended !== undefined) await logSignOut(call, ended.userId, LoginType.forcedSignOut);
    return true;
  }),
];

/** The columns of a sign-in that are shown. */
const { userId, address, usedTime, expiresTime } = refreshTokens;
const Row = z.object({
  id: z.unknown(),
  userId: z.unknown(),
  device: z.string(),
  address: z.string(),
  createTime: z.int(),
  usedTime: z.int(),
  expiresTime: z.int(),
});

/** The list depends on the moment: a sign-in that was not used for long, or has lasted too long, is over. */
const livingSessions = ({ db, tenantId, steadyClock, settings }: Pick<Call, 'db' | 'tenantId' | 'steadyClock' | 'settings'>) =>
  listOf(refreshTokens, Row, {
    matches: (asked: FiltersOf<typeof onlineSession.page>, { user }) => [
      ofVisibleUsers(user, userId),
      gt(expiresTime, steadyClock()),
      gt(usedTime, steadyClock() - settings.refreshTokenIdleMs),
      asked.username
        ? inArray(
            userId,
            db
              .select({ id: users.id })
              .from(users)
              .where(
                and(
                  eq(users.tenantId, tenantId),
                  or(contains(users.username, asked.username), contains(users.nickname, asked.username)),
                ),
              ),
          )
        : undefined,
      contains(address, asked.address),
    ],
    order: [descending('usedTime'), descending('id')],
  });

/** Gives who the users are, by their keys as text. */
async function ownersOf({ db, tenantId }: Pick<Call, 'db' | 'tenantId'>, ids: readonly Id[]) {
  if (ids.length === 0) return new Map<string, never>();
  const found = await db
    .select({ id: users.id, username: users.username, nickname: users.nickname, deptName: depts.name })
    .from(users)
    .leftJoin(depts, and(eq(depts.id, users.deptId), eq(depts.deleted, false)))
    .where(and(eq(users.tenantId, tenantId), inArray(users.id, [...new Set(ids)])));
  return new Map(found.map(({ id: key, ...owner }) => [String(key), owner]));
}
