import type { Id } from '@zhilv/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../../call/implement.ts';
import type { Database } from '../../../db/database.ts';
import { hasRow, rowsWhere, type Scope } from '../../../records/rows.ts';
import { requireVisibleDept } from '../../access/scope/requireVisible.ts';
import type { Viewer } from '../../access/scope/visible.ts';
import { depts } from '../../dept/dept.table.ts';
import { posts, userPosts } from '../../post/post.table.ts';
import { refusal } from './accounts.ts';

/** @throws BusinessError for a department that is not there, that the caller must not know of, or that is off */
export async function refuseDept(call: Pick<Call, 'db' | 'tenantId'> & { readonly user: Viewer }, id: Id): Promise<void> {
  await requireVisibleDept(call, id);
  if (await hasRow(call, depts, and(eq(depts.id, id), eq(depts.status, 1))))
    throw refusal('deptOff', '部门不处于开启状态，不允许选择');
}

/**
 * Gives a user these posts in place of others. One that is off can be kept, not added.
 * @throws BusinessError for a post that is not there or is off
 */
export async function assignPosts(scope: Scope, userId: Id, ids: readonly Id[]): Promise<void> {
  const wanted = [...new Set(ids.map(String))];
  const before = await scope.db.select({ id: userPosts.postId }).from(userPosts).where(eq(userPosts.userId, userId));
  const held = new Set(before.map(({ id }) => String(id)));
  const added = wanted.filter((id) => !held.has(id));
  await refusePosts(scope, added);
  const removed = [...held].filter((id) => !wanted.includes(id));
  await removePosts(scope.db, userId, removed);
  if (added.length > 0) await scope.db.insert(userPosts).values(added.map((postId) => ({ userId, postId })));
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
