import { type Id, sameId } from '@zhilv/contract';
import { ASSIGN_RULE_TYPE, ASSIGN_SCRIPT } from '@zhilv/contract/bpm';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { kept, rowsWhere, type Scope } from '../../records/rows.ts';
import { depts } from '../../system/dept/dept.table.ts';
import { posts, userPosts } from '../../system/post/post.table.ts';
import { roles, userRoles } from '../../system/role/role.table.ts';
import { users } from '../../system/user/user.table.ts';
import { userGroups } from '../group/userGroup.table.ts';
import type { Assignment } from './Assignment.ts';
import { noCandidate, scriptMissing } from './assignRefusals.ts';
import { leaderOf } from './leaderOf.ts';

/**
 * Gives those to whom a rule gives a task, by their ids: users of the tenant whose accounts are on. A role, department, post or
 * group that was switched off keeps its people, for that stands against new choices only; one that was deleted has none.
 * @param starter who started the process
 * @throws BusinessError when there is nobody, and for a script that is not known
 */
export async function candidatesOf(scope: Scope, { type, options }: Assignment, starter: Id): Promise<readonly Id[]> {
  const chosen = options.length === 0 ? undefined : await PEOPLE[type](scope, [...options], starter);
  if (chosen === undefined) throw noCandidate();
  const found = await rowsWhere(scope, users, and(eq(users.status, 0), chosen), { orderBy: [asc(users.id)], columns: ['id'] });
  if (found.length === 0) throw noCandidate();
  return found.map(({ id }) => id);
}

/** Gives the condition for the chosen users; undefined for nobody. */
type Choose = (scope: Scope, options: Id[], starter: Id) => SQL | undefined | Promise<SQL | undefined>;

const PEOPLE: Readonly<Record<Assignment['type'], Choose>> = {
  [ASSIGN_RULE_TYPE.role]: (scope, options) =>
    inArray(
      users.id,
      scope.db
        .select({ userId: userRoles.userId })
        .from(userRoles)
        .innerJoin(roles, eq(roles.id, userRoles.roleId))
        .where(and(inArray(roles.id, options), kept(roles, scope))),
    ),
  [ASSIGN_RULE_TYPE.deptMembers]: (scope, options) =>
    inArray(
      users.deptId,
      scope.db
        .select({ id: depts.id })
        .from(depts)
        .where(and(inArray(depts.id, options), kept(depts, scope))),
    ),
  [ASSIGN_RULE_TYPE.deptLeader]: (scope, options) =>
    inArray(
      users.id,
      scope.db
        .select({ leaderUserId: depts.leaderUserId })
        .from(depts)
        .where(and(inArray(depts.id, options), kept(depts, scope))),
    ),
  [ASSIGN_RULE_TYPE.post]: (scope, options) =>
    inArray(
      users.id,
      scope.db
        .select({ userId: userPosts.userId })
        .from(userPosts)
        .innerJoin(posts, eq(posts.id, userPosts.postId))
        .where(and(inArray(posts.id, options), kept(posts, scope))),
    ),
  [ASSIGN_RULE_TYPE.user]: (_scope, options) => inArray(users.id, options),
  [ASSIGN_RULE_TYPE.userGroup]: (scope, options) =>
    inArray(
      users.id,
      scope.db
        .select({ id: sql`unnest(${userGroups.memberUserIds})` })
        .from(userGroups)
        .where(and(inArray(userGroups.id, options), kept(userGroups, scope))),
    ),
  [ASSIGN_RULE_TYPE.script]: async (scope, options, starter) => {
    const found: Id[] = [];
    for (const option of options) {
      const id = await scriptOf(option)(scope, starter);
      if (id !== null) found.push(id);
    }
    return found.length === 0 ? undefined : inArray(users.id, found);
  },
};

type Script = (scope: Scope, starter: Id) => Promise<Id | null>;

const SCRIPTS: readonly (readonly [id: Id, Script])[] = [
  [ASSIGN_SCRIPT.starter, (_scope, starter) => Promise.resolve(starter)],
  [ASSIGN_SCRIPT.firstLeader, (scope, starter) => leaderOf(scope, starter, 1)],
  [ASSIGN_SCRIPT.secondLeader, (scope, starter) => leaderOf(scope, starter, 2)],
];

function scriptOf(option: Id): Script {
  const script = SCRIPTS.find(([id]) => sameId(id, option))?.[1];
  if (script === undefined) throw scriptMissing(option);
  return script;
}
