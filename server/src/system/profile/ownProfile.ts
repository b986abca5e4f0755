import type { Profile, profile } from '@zhilv/contract/system';
import { and, asc, eq } from 'drizzle-orm';
import type { Call } from '../../call/implement.ts';
import { findRow, kept } from '../../records/rows.ts';
import { depts } from '../dept/dept.table.ts';
import { posts, userPosts } from '../post/post.table.ts';
import { roles, userRoles } from '../role/role.table.ts';
import { boundAccounts } from '../social/socialBindings.ts';
import { users } from '../user/user.table.ts';
import { userMissing } from '../user/userMissing.ts';

/** Gives the caller's account with the names of what it belongs to. */
export async function ownProfile(call: Call<typeof profile.get>): Promise<Profile> {
  const { db, user } = call;
  const account = await findRow(call, users, user.id);
  if (account === null) throw userMissing();
  const dept = account.deptId === null ? null : await findRow(call, depts, account.deptId);
  const held = await db
    .select({ id: roles.id, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, user.id), eq(roles.status, 0), kept(roles, call)))
    .orderBy(asc(roles.sort), asc(roles.id));
  const ownPosts = await db
    .select({ id: posts.id, name: posts.name })
    .from(userPosts)
    .innerJoin(posts, eq(posts.id, userPosts.postId))
    .where(and(eq(userPosts.userId, user.id), kept(posts, call)))
    .orderBy(asc(posts.sort), asc(posts.id));
  // Everything that is not named by the contract, the password's hash above all, stays here.
  const status = account.status === 0 ? 0 : 1;
  return {
    ...account,
    status,
    revision: account.updateTime,
    postIds: ownPosts.map(({ id }) => id),
    posts: ownPosts.length > 0 ? ownPosts : null,
    dept,
    roles: held,
    socialUsers: await boundAccounts(db, user.id),
  };
}
