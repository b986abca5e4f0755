import type { Id } from '@zhilv/contract';
import { User, type user } from '@zhilv/contract/system';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Call } from '../../../call/implement.ts';
import { contains, equals, within } from '../../../records/filters.ts';
import { type FiltersOf, listOf } from '../../../records/paging.ts';
import { kept, rowsWhere } from '../../../records/rows.ts';
import { type Viewer, visibleDepts, visibleUsers, withThoseBelow } from '../../access/scope/visible.ts';
import { depts } from '../../dept/dept.table.ts';
import { posts, userPosts } from '../../post/post.table.ts';
import { users } from '../../user/user.table.ts';

/** The accounts that a caller sees. A row's revision is the time of its last change. */
export const userList = listOf(users, z.extend(User, { updateTime: z.number() }), {
  matches: ({ username, mobile, status, deptId, createTime }: FiltersOf<typeof user.export>, { user: viewer }) => [
    contains(users.username, username),
    contains(users.mobile, mobile),
    equals(users.status, status),
    deptId === undefined ? undefined : sql`${users.deptId} in (${withThoseBelow(viewer, [deptId])})`,
    ...within(users.createTime, createTime),
    visibleUsers(viewer),
  ],
  sortable: ['username', 'nickname', 'status', 'createTime'],
});

type Viewing = Pick<Call, 'db' | 'tenantId'> & { readonly user: Viewer };
type Stored = Pick<typeof users.$inferSelect, 'id' | 'deptId' | 'updateTime'>;

/** Adds to accounts their posts, their revision, and their departments as far as the caller knows of them. */
export async function withPlaces<Row extends Stored>(call: Viewing, rows: readonly Row[]) {
  const [ofId, postsOf] = await Promise.all([deptsOf(call, rows), heldPosts(call, rows)]);
  return rows.map((row) => {
    const dept = ofId.get(String(row.deptId)) ?? null;
    return { ...row, revision: row.updateTime, dept, postIds: postsOf.get(String(row.id)) ?? [] };
  });
}

/** Adds to accounts the names of their departments, and of those who lead them. */
export async function withDeptNames<Row extends Pick<Stored, 'deptId'>>(call: Viewing, rows: readonly Row[]) {
  const ofId = await deptsOf(call, rows);
  const leaderIds = [...ofId.values()].flatMap(({ leaderUserId }) => leaderUserId ?? []);
  const leaders =
    leaderIds.length === 0 ? [] : await rowsWhere(call, users, inArray(users.id, leaderIds), { columns: ['id', 'nickname'] });
  const nicknames = new Map(leaders.map(({ id, nickname }) => [String(id), nickname]));
  return rows.map((row) => {
    const dept = ofId.get(String(row.deptId));
    return { ...row, deptName: dept?.name ?? null, deptLeader: nicknames.get(String(dept?.leaderUserId)) ?? null };
  });
}

async function deptsOf(call: Viewing, rows: readonly Pick<Stored, 'deptId'>[]) {
  const ids = [...new Set(rows.flatMap(({ deptId }) => deptId ?? []))];
  if (ids.length === 0) return new Map<string, never>();
  const found = await rowsWhere(call, depts, and(inArray(depts.id, ids), visibleDepts(call.user)), {
    columns: ['id', 'name', 'leaderUserId'],
  });
  return new Map(found.map((dept) => [String(dept.id), dept]));
}

async function heldPosts(call: Viewing, rows: readonly Pick<Stored, 'id'>[]): Promise<ReadonlyMap<string, Id[]>> {
  const ofUser = new Map(rows.map(({ id }): [string, Id[]] => [String(id), []]));
  if (rows.length === 0) return ofUser;
  const ids = rows.map(({ id }) => id);
  const held = await call.db
    .select({ userId: userPosts.userId, postId: userPosts.postId })
    .from(userPosts)
    .innerJoin(posts, eq(posts.id, userPosts.postId))
    .where(and(inArray(userPosts.userId, ids), kept(posts, call)))
    .orderBy(asc(posts.sort), asc(posts.id));
  for (const { userId, postId } of held) ofUser.get(String(userId))?.push(postId);
  return ofUser;
}
