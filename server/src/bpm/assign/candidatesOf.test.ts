import { fillTestStaff } from '@zhilv/testing/server/fill-test-staff';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import type { Id } from '@zhilv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { depts } from '../../system/dept/dept.table.ts';
import { posts, userPosts } from '../../system/post/post.table.ts';
import { roles, userRoles } from '../../system/role/role.table.ts';
import { users } from '../../system/user/user.table.ts';
import { userGroups } from '../group/userGroup.table.ts';
import type { Assignment } from './Assignment.ts';
import { candidatesOf } from './candidatesOf.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillTestStaff(database);
  const { db } = database;
  const of = { tenantId: 1 };
  const person = (id: number, deptId: number | null, change: object = {}) =>
    ({ ...of, id, username: `person${id}`, nickname: `第${id}人`, password: '', deptId, ...change }) as const;
  await db.insert(depts).values([
    { ...of, id: 10, name: '公司', leaderUserId: 101 },
    { ...of, id: 11, parentId: 10, name: '研发中心', leaderUserId: 102 },
    { ...of, id: 12, parentId: 11, name: '平台部', leaderUserId: 103 },
    { ...of, id: 13, parentId: 10, name: '没有领导的部' },
    { ...of, id: 14, parentId: 10, name: '领导离职的部', leaderUserId: 4 },
    { ...of, id: 15, parentId: 10, name: '停用的部', status: 1, leaderUserId: 102 },
    { ...of, id: 16, parentId: 10, name: '撤销的部', deleted: true, leaderUserId: 102 },
    { ...of, id: 17, parentId: 16, name: '上级撤销的部', leaderUserId: 103 },
  ]);
  await db
    .insert(users)
    .values([
      person(101, 10),
      person(102, 11),
      person(103, 12),
      person(104, 12),
      person(105, 12, { status: 1 }),
      person(106, 12, { deleted: true }),
      person(107, 13),
      person(108, 14),
      person(109, 15),
      person(110, 16),
      person(111, 17),
      person(201, 12, { tenantId: 4 }),
    ]);
  await db.insert(roles).values({ ...of, id: 20, name: '撤销的角色', code: 'gone', deleted: true });
  await db.insert(userRoles).values([101, 104, 105, 106, 201].flatMap((userId) => [2, 20].map((roleId) => ({ userId, roleId }))));
  await db.insert(posts).values([
    { ...of, id: 30, name: '经理', code: 'manager' },
    { ...of, id: 31, name: '停用的岗', code: 'off', status: 1 },
    { ...of, id: 32, name: '撤销的岗', code: 'gone', deleted: true },
  ]);
  await db
    .insert(userPosts)
    .values([
      ...[103, 104, 105, 106, 201].map((userId) => ({ userId, postId: 30 })),
      { userId: 102, postId: 31 },
      { userId: 101, postId: 32 },
    ]);
  await db.insert(userGroups).values([
    { ...of, id: 40, name: '评审组', memberUserIds: [104, 102, 105, 106, 201, 999] },
    { ...of, id: 41, name: '停用的组', status: 1, memberUserIds: [101] },
    { ...of, id: 42, name: '撤销的组', deleted: true, memberUserIds: [103] },
    { tenantId: 4, id: 43, name: '别家的组', memberUserIds: [103] },
    { ...of, id: 44, name: '空的组' },
  ]);
});
afterAll(() => database.close());

/** The starter is of 平台部 unless another one is named. */
const candidates = (type: Assignment['type'], options: readonly Id[], starter: Id = 104) =>
  candidatesOf({ db: database.db, tenantId: 1 }, { type, options }, starter);

describe('a rule gives a task', () => {
  it.each<[string, Assignment['type'], readonly Id[], readonly Id[]]>([
    ['to who has one of the roles', 10, [1, 2], [1, 2, 101, 104]],
    ['to who has a role that is off', 10, [3], [2]],
    ['to the members of the departments, not of those below', 20, [11, 12], [102, 103, 104]],
    ['to the members of a department that is off', 20, [15], [109]],
    ['to the leaders of the departments', 21, [11, 12, 14], [102, 103]],
    ['to who has one of the posts', 22, [30, 31], [102, 103, 104]],
    ['to the users themselves', 30, [104, '101', 105, 106, 201, 999], [101, 104]],
    ['to the members of the groups', 40, [40, 41, 42, 43], [101, 102, 104]],
  ])('%s', async (_whom, type, options, expected) => {
    expect(await candidates(type, options)).toEqual(expected);
  });

  it.each<[string, readonly Id[], Id, readonly Id[]]>([
    ['who started the process', [10], 107, [107]],
    ['the leader of the department of who started it', [20], 104, [103]],
    ['that leader, who started it', [20], 103, [103]],
    ['the leader of the department above', [21], 104, [102]],
    ['the highest leader, where nothing is above', [21], 101, [101]],
    ['the leader of the department itself, where the one above is gone', [21], 111, [103]],
    ['all of them together, each once', [10, 20, 21, 20], 103, [102, 103]],
    ['the other one, where one script knows nobody', [20, 21], 107, [101]],
  ])('by a script to %s', async (_whom, options, starter, expected) => {
    expect(await candidates(50, options, starter)).toEqual(expected);
  });
});

describe('a rule finds nobody', () => {
  it.each<[string, Assignment['type'], readonly Id[], Id?]>([
    ['in a role that was deleted', 10, [20]],
    ['in a department that was deleted', 20, [16]],
    ['in a department without a leader', 21, [13]],
    ['in a department whose leader is off', 21, [14]],
    ['in a department of before', 21, [16]],
    ['in a post that was deleted', 22, [32]],
    ['of another tenant', 30, [201]],
    ['in a group that was deleted', 40, [42]],
    ['in a group of another tenant', 40, [43]],
    ['in an empty group', 40, [44]],
    ['of an unknown type of ids', 30, [999]],
    ['without options', 30, []],
    ['where the starter is off', 50, [10], 105],
    ['where the starter has no department', 50, [20], 1],
    ['where the department of the starter is gone', 50, [20], 110],
    ['where the department of the starter has no leader', 50, [20], 107],
    ['where that leader is off', 50, [20], 108],
    ['where the starter is unknown', 50, [20, 21], 999],
  ])('%s', async (_where, type, options, starter) => {
    await expect(candidates(type, options, starter)).rejects.toMatchObject({
      code: 1009006003,
      message: '操作失败，原因：找不到任务的审批人！',
    });
  });

  it('by a script that is not known', async () => {
    await expect(candidates(50, [10, 30])).rejects.toMatchObject({
      code: 1009006004,
      message: '操作失败，原因：任务分配脚本(30) 不存在',
    });
  });
});
