import type { Id } from '@zhilv/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../../call/implement.ts';
import type { Database } from '../../../db/database.ts';
import { recordHistory } from '../../../records/history/recordHistory.ts';
import { findRow, hasRow, rowsWhere, type Scope } from '../../../records/rows.ts';
import { requireVisibleDept } from '../../access/scope/requireVisible.ts';
import type { Viewer } from '../../access/scope/visible.ts';
import { depts } from '../../dept/dept.table.ts';
import { posts, userPosts } from '../../post/post.table.ts';
import { users } from '../../user/user.table.ts';
import { refusal } from './accounts.ts';

/** @throws BusinessError for a department that is not there, that the caller must not know of, or that is off */
export async function refuseDept(call: Pick<Call, 'db' | 'tenantId'> & { readonly user: Viewer }, id: Id): Promise<void> {
  await requireVisibleDept(call, id);
  if (await hasRow(call, depts, and(eq(depts.id, id), eq(depts.status, 1))))
    throw refusal('deptOff', '部门不处于开启状态，不允许选择');
}

type Writing = Parameters<typeof history.keep>[1] & Scope;

// People read it under this name, because no field of a user has it.
const LABEL = '岗位';
const history = recordHistory(users, { fields: [LABEL] });

/**
 * Gives a user these posts in place of others. One that is off can be kept, not added.
 * @throws BusinessError for a post that is not there or is off
 */
export async function assignPosts(call: Writing, userId: Id, ids: readonly Id[]): Promise<void> {
  const { db } = call;
  const wanted = [...new Set(ids.map(String))];
  const before = await db.select({ id: userPosts.postId }).from(userPosts).where(eq(userPosts.userId, userId));
  const held = before.map(({ id }) => String(id));
  const added = wanted.filter((id) => !held.includes(id));
  const removed = held.filter((id) => !wanted.includes(id));
  if (added.length === 0 && removed.length === 0) return;
  await refusePosts(call, added);
  await removePosts(db, userId, removed);
  if (added.length > 0) await db.insert(userPosts).values(added.map((postId) => ({ userId, postId })));
  await tell(call, userId, held, wanted);
}

async function tell(call: Writing, userId: Id, held: readonly string[], wanted: readonly string[]): Promise<void> {
  const user = await findRow(call, users, userId);
  // It was written a moment ago, in the same transaction.
  if (user === null) return;
  const named = await rowsWhere(call, posts, inArray(posts.id, [...held, ...wanted]), {
    orderBy: [asc(posts.sort), asc(posts.id)],
    columns: ['id', 'name'],
  });
  const told = (ids: readonly string[]) => ({
    ...user,
    [LABEL]: named.flatMap(({ id, name }) => (ids.includes(String(id)) ? [name] : [])).join('、'),
  });
  await history.keep(call.db, call, { action: 'update', recordId: user.id, before: told(held), after: told(wanted) });
}

async function refusePosts(scope: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await rowsWhere(scope, posts, inArray(posts.id, [...ids]), { columns: ['name', 'status'] });
  if (found.length < ids.length) throw refusal('postMissing', '当前岗位不存在');
  const off = found.find(({ status }) => status !== 0);
  if (off) throw refusal('postOff', `岗位(${off.name}) 不处于开启状态，不允许选择`);
}

async function removePosts(db: Database, userId: Id, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(userPosts).where(and(eq(userPosts.userId, userId), inArray(userPosts.postId, [...ids])));
}
