import { isFor, PEOPLE, startTestApprovals, type TestApprovals, type TestRule } from '@zhilv/testing/bpm/start-test-approvals';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depts } from '../../system/dept/dept.table.ts';
import { posts, userPosts } from '../../system/post/post.table.ts';
import { roles, userRoles } from '../../system/role/role.table.ts';
import { users } from '../../system/user/user.table.ts';

let office: TestApprovals;
beforeAll(async () => {
  office = await startTestApprovals();
  const { db } = office.app.database;
  const tenantId = 1;
  await db.insert(roles).values({ id: 9701, tenantId, name: '审批员', code: 'approver' });
  await db.insert(userRoles).values([PEOPLE.peer, PEOPLE.chief].map((userId) => ({ userId, roleId: 9701 })));
  await db.insert(posts).values({ id: 9702, tenantId, name: '出纳', code: 'cashier', sort: 1 });
  await db.insert(userPosts).values({ userId: PEOPLE.other, postId: 9702 });
  await db.insert(depts).values([
    { id: 9703, tenantId, parentId: 0, name: '上级部门', leaderUserId: PEOPLE.chief },
    { id: 9704, tenantId, parentId: 9703, name: '本部门', leaderUserId: PEOPLE.boss },
  ]);
  await db.update(users).set({ deptId: 9704 });
});
afterAll(() => office.app.database.close());

const round = '<bpmn2:multiInstanceLoopCharacteristics flowable:collection="people" />';
const process = (inside = '') => `<bpmn2:startEvent id="start" /><bpmn2:endEvent id="end" />
  <bpmn2:userTask id="approve" name="审批">${inside}</bpmn2:userTask>
  <bpmn2:sequenceFlow id="f1" sourceRef="start" targetRef="approve" /><bpmn2:sequenceFlow id="f2" sourceRef="approve" targetRef="end" />`;

/** Starts a process whose task has a rule, and gives those who got it. */
async function assignees(rule: TestRule, inside?: string): Promise<readonly string[]> {
  const definition = await office.deploy(process(inside), { approve: rule });
  const tasks = await office.tasksOf(await office.start(definition));
  return tasks.map(({ assigneeUser }) => String(assigneeUser?.nickname)).toSorted();
}

describe('a task is for', () => {
  it.each<[string, TestRule, readonly string[]]>([
    ['who holds a role', [10, [9701]], ['chief', 'peer']],
    ['who leads a department', [21, [9703]], ['chief']],
    ['who has a post', [22, [9702]], ['other']],
    ['a user', isFor('peer'), ['peer']],
    ['who started it', [50, [10]], ['asker']],
    ['who leads the department of who started it', [50, [20]], ['boss']],
    ['who leads the department above', [50, [21]], ['chief']],
  ])('%s', async (_name, rule, candidates) => {
    const [assignee, ...others] = await assignees(rule);

    expect(others).toEqual([]);
    expect(candidates).toContain(assignee);
  });

  it('each of those whom the rule names where it is a round', async () => {
    expect(await assignees([10, [9701]], round)).toEqual(['chief', 'peer']);
  });
});

it('a process does not start when nobody is there for its first task', async () => {
  await office.app.database.db.insert(roles).values({ id: 9705, tenantId: 1, name: '空', code: 'empty' });
  const definition = await office.deploy(process(), { approve: [10, [9705]] });
  const before = await contentsOf(office.app.database.db, 'all');

  const answer = await office.as('asker')('POST', '/bpm/process-instance/create', { processDefinitionId: definition });

  expect(answer).toEqual(refusal(1_009_006_003, '操作失败，原因：找不到任务的审批人！'));
  expect(await contentsOf(office.app.database.db, 'all')).toEqual(before);
});
