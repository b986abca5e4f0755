import type { Id } from '@zhilv/contract';
import { fillTestStaff } from '@zhilv/testing/server/fill-test-staff';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { assigneesOf, pickAtRandom } from './assigneesOf.ts';
import { copyRules, hasSameRules, requireRules } from './deployRules.ts';
import { OF_MODEL, rulesOfDefinition } from './keptRules.ts';
import { taskAssignRules } from './taskAssignRule.table.ts';

const NOW = Date.UTC(2026, 2, 1);
const modelId = 'model';
const processDefinitionId = 'leave:1:5f0c7a10';
const deployment = { modelId, processDefinitionId };
const tasks = [
  { key: 'boss', name: '主管审批' },
  { key: 'lead', name: '组长审批' },
];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillTestStaff(database);
});
afterAll(() => database.close());

const author = () => ({ db: database.db, tenantId: 1, user: null, clock: () => NOW });

beforeEach(async () => {
  await database.db.delete(taskAssignRules);
  await database.db.insert(taskAssignRules).values([
    { tenantId: 1, modelId, taskDefinitionKey: 'lead', type: 30, options: [1, 2, 3] },
    { tenantId: 1, modelId, taskDefinitionKey: 'boss', type: 10, options: [2] },
    { tenantId: 1, modelId, taskDefinitionKey: 'gone', type: 30, options: [1] },
    { tenantId: 4, modelId, taskDefinitionKey: 'other', type: 30, options: [1] },
  ]);
});

describe('deploying a model', () => {
  it('needs a rule for each user task', async () => {
    await expect(requireRules(author(), modelId, tasks)).resolves.toBeUndefined();

    await expect(requireRules(author(), modelId, [...tasks, { key: 'other', name: '复核' }])).rejects.toMatchObject({
      code: 1009002004,
      message: '部署流程失败，原因：用户任务(复核)未配置分配规则，请点击【修改流程】按钮进行配置',
    });
  });

  it('copies the rules of its user tasks in the order of the XML, with the names of now', async () => {
    await copyRules(author(), deployment, tasks);

    const of = { ...deployment, tenantId: 1, createTime: NOW, creator: null };
    expect(await rulesOfDefinition(author(), processDefinitionId)).toMatchObject([
      { ...of, taskDefinitionKey: 'boss', taskDefinitionName: '主管审批', type: 10, options: [2] },
      { ...of, taskDefinitionKey: 'lead', taskDefinitionName: '组长审批', type: 30, options: [1, 2, 3] },
    ]);
    await expect(copyRules(author(), { ...deployment, processDefinitionId: 'leave:2:0' }, [])).resolves.toBeUndefined();
  });

  it.each<[string, Partial<typeof taskAssignRules.$inferInsert>, boolean]>([
    ['nothing', {}, true],
    ['the order of the options', { options: [3, 1, 2] }, true],
    ['an option', { options: [1, 2] }, false],
    ['the type', { type: 40 }, false],
  ])('can tell whether %s was changed since', async (_what, change, same) => {
    await copyRules(author(), deployment, tasks);
    const { processDefinitionId: of, taskDefinitionKey: key } = taskAssignRules;
    await database.db
      .update(taskAssignRules)
      .set({ updater: '1', ...change })
      .where(and(eq(of, OF_MODEL), eq(key, 'lead')));

    expect(await hasSameRules(author(), deployment, tasks)).toBe(same);
  });

  it('can tell that a user task came or went', async () => {
    await copyRules(author(), deployment, tasks);

    expect(await hasSameRules(author(), deployment, tasks.slice(1))).toBe(false);
    expect(await hasSameRules(author(), deployment, [...tasks, { key: 'gone', name: '回来的' }])).toBe(false);
  });
});

describe('the tasks of a user task', () => {
  const assignees = (change: object = {}, pick = (ids: readonly Id[]) => ids.at(-1) as Id) =>
    assigneesOf(
      author(),
      { processDefinitionId, taskDefinitionKey: 'lead', starter: 1, isMultiInstance: false, ...change },
      pick,
    );

  it('go to one of the people of its rule, or to all of them', async () => {
    await copyRules(author(), deployment, tasks);

    expect(await assignees()).toEqual([3]);
    expect(await assignees({ isMultiInstance: true })).toEqual([1, 2, 3]);
    expect(await assignees({}, pickAtRandom)).toEqual([expect.toBeOneOf([1, 2, 3])]);
  });

  it('go by the rule of the definition and not by that of the model', async () => {
    await expect(assignees()).rejects.toMatchObject({ code: 1009006001, message: '流程任务分配规则不存在' });
  });

  it('go to each of several sooner or later, and to nobody else', () => {
    const picked = Array.from({ length: 200 }, () => pickAtRandom([7, 8]));

    expect(new Set(picked)).toEqual(new Set([7, 8]));
  });
});
