import type { Id } from '@zhilv/contract';
import { NotifyMessage, notifyMessage } from '@zhilv/contract/system';
import { and, eq, inArray } from 'drizzle-orm';
import { contains, equals, within } from '../../records/filters.ts';
import { type Call, type Implementation, implement } from '../../call/implement.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { kept, rowsWhere } from '../../records/rows.ts';
import { descending, orderBy } from '../../records/sorting.ts';
import { changeStamp } from '../../records/stamps.ts';
import { ofVisibleUsers, type Viewer } from '../access/scope/visible.ts';
import { nicknamesOf } from '../user/nicknamesOf.ts';
import { notifyMessages, STAFF } from './notifyMessage.table.ts';

/** Members are no users of the console, so that whoever does not see all sees none of their messages. */
const toVisibleUsers = (viewer: Viewer) =>
  viewer.dataScope.all ? undefined : and(eq(notifyMessages.userType, STAFF), ofVisibleUsers(viewer, notifyMessages.userId));

const list = listOf(notifyMessages, NotifyMessage, {
  matches: ({ userId, userType, templateCode, templateType, createTime }: FiltersOf<typeof notifyMessage.page>, { user }) => [
    toVisibleUsers(user),
    equals(notifyMessages.userId, userId),
    equals(notifyMessages.userType, userType),
    contains(notifyMessages.templateCode, templateCode),
    equals(notifyMessages.templateType, templateType),
    ...within(notifyMessages.createTime, createTime),
  ],
  sortable: ['createTime'],
});

const ownList = listOf(notifyMessages, NotifyMessage, {
  matches: ({ readStatus, createTime }: FiltersOf<typeof notifyMessage.myPage>, call) => [
    own(call),
    equals(notifyMessages.readStatus, readStatus),
    ...within(notifyMessages.createTime, createTime),
  ],
  sortable: ['createTime'],
});

/** Messages to users (docs/protocol/system.md §8.1). */
export const handlers: readonly Implementation[] = [
  implement(notifyMessage.page, async (call) => {
    const page = await pageOfRows(call, list);
    return { ...page, list: await withNicknames(call, page.list) };
  }),
  implement(notifyMessage.get, async (call) => {
    const visible = and(eq(notifyMessages.id, call.input.id), toVisibleUsers(call.user));
    const [row] = await withNicknames(call, await rowsWhere(call, notifyMessages, visible));
    return row ?? null;
  }),
  implement(notifyMessage.myPage, (call) => pageOfRows(call, ownList)),
  implement(notifyMessage.getUnreadList, (call) =>
    rowsWhere(call, notifyMessages, unread(call), {
      orderBy: orderBy(notifyMessages, [descending('id')]),
      limit: call.input.size,
      columns: list.shown,
    }),
  ),
  implement(notifyMessage.getUnreadCount, (call) =>
    call.db.$count(notifyMessages, and(kept(notifyMessages, call), unread(call))),
  ),
  implement(notifyMessage.updateRead, async (call) => {
    await markRead(call, call.input.ids);
    return true;
  }),
  implement(notifyMessage.updateAllRead, async (call) => {
    await markRead(call);
    return true;
  }),
];

/** Names whom each message is for. */
async function withNicknames<Row extends { readonly userId: Id; readonly userType: number }>(
  call: Call,
  rows: readonly Row[],
): Promise<(Row & { readonly userNickname: string | null })[]> {
  const staff = rows.filter(({ userType }) => userType === STAFF).map(({ userId }) => userId);
  const nicknames = await nicknamesOf(call, staff);
  return rows.map((row) => ({
    ...row,
    userNickname: row.userType === STAFF ? (nicknames.get(String(row.userId)) ?? null) : null,
  }));
}

const own = ({ user }: Pick<Call, 'user'>) => and(eq(notifyMessages.userId, user.id), eq(notifyMessages.userType, STAFF));

const unread = (call: Pick<Call, 'user'>) => and(own(call), eq(notifyMessages.readStatus, false));

/** Marks unread messages of the caller, all of them or those of the ids; the time of reading is the first one. */
const markRead = (call: Call, ids?: Call<typeof notifyMessage.updateRead>['input']['ids']) =>
  call.db
    .update(notifyMessages)
    .set({ readStatus: true, readTime: call.clock(), ...changeStamp(call) })
    .where(and(kept(notifyMessages, call), unread(call), ids && inArray(notifyMessages.id, ids)));
