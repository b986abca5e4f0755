import type { ProcessInstanceRow } from '@zhilv/contract/bpm';
import { isFor, PEOPLE, type Person, type TestApprovals } from '@zhilv/testing/bpm/start-test-approvals';
import { startTwoSteps } from '@zhilv/testing/bpm/start-two-steps';
import { TWO_STEPS } from '@zhilv/testing/bpm/two-step-process';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../process/command/changeInstance.ts';

let office: TestApprovals;
let definition: string;
beforeAll(async () => {
  ({ office, definition } = await startTwoSteps());
});
afterAll(() => office.app.database.close());

const create = (processDefinitionId: string, variables: object = {}, by: Person = 'asker') =>
  office.as(by)('POST', '/bpm/process-instance/create', { processDefinitionId, variables });
const cancel = (id: string, by: Person = 'asker') =>
  office.as(by)('DELETE', '/bpm/process-instance/cancel', { id, reason: '计划有变' });
const approve = (id: string, by: Person) => office.as(by)('PUT', '/bpm/task/approve', { id, reason: '同意' });

async function own(filter = '', by: Person = 'asker'): Promise<readonly ProcessInstanceRow[]> {
  const { data } = await office.as(by)('GET', `/bpm/process-instance/my-page?pageSize=100&${filter}`);
  return (data as { list: readonly ProcessInstanceRow[] }).list;
}

describe('an instance', () => {
  it('starts with what was filled in, and shows it with its definition', async () => {
    const variables = { reason: '家中有事', day: 5 };
    const { data: id } = await create(definition, variables);

    const found = await office.get(id as string);
    expect(found).toMatchObject({
      id,
      name: expect.stringContaining('试用流程'),
      category: '1',
      status: 1,
      result: 1,
      createTime: office.app.clock.now,
      endTime: null,
      formVariables: variables,
      businessKey: null,
      startUser: { id: PEOPLE.asker, nickname: 'asker', deptId: 142, deptName: '财务部' },
      processDefinition: { id: definition, formType: 10, formFields: ['{"__vModel__":"reason"}'] },
    });
    expect(found.processDefinition?.bpmnXml).toContain('<');
    expect(await office.as('asker')('GET', '/bpm/process-instance/get?id=nope')).toEqual({ code: 0, data: null, msg: '' });
  });

  it('does not start of a definition that is not there or suspended, and where nothing can be done', async () => {
    const suspended = await office.deploy(TWO_STEPS, { lead: isFor('boss'), chief: isFor('chief') });
    const [key] = suspended.split(':');
    const { list } = (await office.made('GET', `/bpm/model/page?key=${key}`)) as { list: readonly { id: string }[] };
    await office.made('PUT', '/bpm/model/update-state', { id: list[0]?.id, state: 2 });
    const before = await contentsOf(office.app.database.db, 'all');

    expect(await create('a:1:b')).toEqual(refusal(1_009_003_002, '流程定义不存在'));
    expect(await create(suspended)).toEqual(refusal(1_009_003_003, '流程定义处于挂起状态'));
    expect(await office.as('asker')('POST', '/bpm/process-instance/create', {})).toEqual(
      refusal(400, '请求参数不正确:流程定义编号不能为空'),
    );
    expect(await contentsOf(office.app.database.db, 'all')).toEqual(before);
  });

  it('keeps values by whatever names they have, but for the one that would be lost', async () => {
    const variables = { constructor: 'a', toString: 1, 'a b': null, 事由: { __proto: [] } };
    const start = (text: string) =>
      office.as('asker')('POST', '/bpm/process-instance/create', {
        processDefinitionId: definition,
        variables: JSON.parse(text) as object,
      });

    const { data: id } = await start(JSON.stringify(variables));
    expect((await office.get(String(id))).formVariables).toEqual(variables);
    const before = await contentsOf(office.app.database.db, 'all');

    expect(await start('{"day":5,"__proto__":{"day":1}}')).toEqual(refusal(400, '请求参数不正确:变量名不能是 __proto__'));
    expect(await contentsOf(office.app.database.db, 'all')).toEqual(before);
  });

  it('stays where it is when nobody knows how it goes on', async () => {
    const instance = await office.start(definition, { reason: '没有天数' });
    const { id } = await office.openTask(instance, 'lead');
    const before = await contentsOf(office.app.database.db, 'all');

    const { code, msg } = await approve(id, 'boss');

    expect(code).not.toBe(0);
    expect(msg).toMatch(/\p{Script=Han}/u);
    expect(await contentsOf(office.app.database.db, 'all')).toEqual(before);
  });

  it('is listed for its starter alone, newest first, by what is asked for', async () => {
    const [first, second] = [await office.start(definition, { day: 1 }), await office.start(definition, { day: 5 })];
    await approve((await office.openTask(first, 'lead')).id, 'boss');

    const rows = await own(`processDefinitionId=${encodeURIComponent(definition)}`);
    const idsOf = async (filter: string) => (await own(filter)).map(({ id }) => id);
    expect(rows.find(({ id }) => id === first)).toMatchObject({ status: 2, result: 2, tasks: null });
    expect(rows.find(({ id }) => id === second)).toMatchObject({
      processDefinitionId: definition,
      status: 1,
      tasks: [{ id: (await office.openTask(second, 'lead')).id, name: '组长审批' }],
    });
    expect(await own('', 'boss')).toEqual([]);
    expect(await idsOf('status=2')).toContain(first);
    expect(await idsOf('status=2')).not.toContain(second);
    expect(await idsOf('result=2&category=1&name=试用')).toContain(first);
    expect(await idsOf('category=2')).toEqual([]);
    expect(await idsOf('name=没有的')).toEqual([]);
    expect(await idsOf('processDefinitionId=a:1:b')).toEqual([]);
    expect(await idsOf('createTime[0]=2020-01-01 00:00:00&createTime[1]=2021-01-01 00:00:00')).toEqual([]);
    expect(await idsOf('createTime[0]=2020-01-01 00:00:00')).toContain(first);
  });
});

describe('an instance is cancelled', () => {
  it('by its starter, with all that is open', async () => {
    const id = await office.start(definition, { day: 5 });

    expect(await cancel(id)).toEqual({ code: 0, data: true, msg: '' });

    expect(await office.get(id)).toMatchObject({ status: 2, result: 4, endTime: office.app.clock.now });
    expect(await office.tasksOf(id)).toMatchObject([
      { result: 4, reason: '主动取消任务，原因：计划有变', endTime: office.app.clock.now },
    ]);
    expect((await office.activitiesOf(id)).map(({ key, endTime }) => [key, endTime === null])).toEqual([
      ['start', false],
      ['f1', false],
      ['lead', false],
    ]);
  });

  it('also while it is suspended', async () => {
    const rootId = await office.start(definition, { day: 5 });
    const context = { db: office.app.database.db, tenantId: 1, clock: () => 0, user: null, wake: () => undefined };
    await runCommand(context, { commandId: `suspend:${rootId}`, rootId, command: { do: 'suspend' } });

    expect(await cancel(rootId)).toEqual({ code: 0, data: true, msg: '' });

    expect(await office.get(rootId)).toMatchObject({ status: 2, result: 4 });
  });

  it('by nobody else, and only while it runs', async () => {
    const [running, ended] = [await office.start(definition, { day: 5 }), await office.start(definition, { day: 5 })];
    await cancel(ended);
    const before = await contentsOf(office.app.database.db, 'all');

    expect(await cancel(running, 'boss')).toEqual(refusal(1_009_004_002, '流程取消失败，该流程不是你发起的'));
    const notRunning = refusal(1_009_004_001, '流程取消失败，流程不处于运行中');
    expect(await cancel(ended)).toEqual(notRunning);
    expect(await cancel(ended, 'boss')).toEqual(notRunning);
    expect(await cancel('nope')).toEqual(notRunning);
    expect(await contentsOf(office.app.database.db, 'all')).toEqual(before);
  });
});

it('people of another tenant see and change nothing of it', async () => {
  const id = await office.start(definition, { day: 5 });
  const task = await office.openTask(id, 'lead');
  const stranger = await office.stranger();

  expect(await stranger('GET', `/bpm/process-instance/get?id=${id}`)).toMatchObject({ code: 0, data: null });
  expect(await stranger('GET', `/bpm/activity/list?processInstanceId=${id}`)).toMatchObject({ data: [] });
  expect(await stranger('GET', `/bpm/task/list-by-process-instance-id?processInstanceId=${id}`)).toMatchObject({ data: [] });
  expect(await stranger('PUT', '/bpm/task/approve', { id: task.id, reason: '同意' })).toMatchObject({ code: 1_009_005_002 });
  expect(await stranger('DELETE', '/bpm/process-instance/cancel', { id, reason: '撤' })).toMatchObject({ code: 1_009_004_001 });
  expect(await stranger('POST', '/bpm/process-instance/create', { processDefinitionId: definition })).toMatchObject({
    code: 1_009_003_002,
  });
  const taskMissing = { code: 1_009_005_002, data: null };
  const [ofTask, userId] = [{ id: task.id, reason: '看' }, PEOPLE.boss];
  for (const [path, more] of [
    ['reject', {}],
    ['return', { targetDefinitionKey: 'lead' }],
    ['delegate', { delegateUserId: userId }],
    ['update-assignee', { assigneeUserId: userId }],
    ['create-sign', { userIdList: [userId], type: 'after' }],
  ] as const)
    expect(await stranger('PUT', `/bpm/task/${path}`, { ...ofTask, ...more }), path).toMatchObject(taskMissing);
  expect(await stranger('DELETE', '/bpm/task/delete-sign', ofTask)).toMatchObject(taskMissing);
  expect(await stranger('GET', `/bpm/task/return-list?taskId=${task.id}`)).toMatchObject(taskMissing);
  expect(await stranger('GET', `/bpm/task/children-list?parentId=${task.id}`)).toMatchObject({ data: [] });
  const ofDefinition = encodeURIComponent(definition);
  expect(await stranger('GET', `/bpm/process-definition/get-bpmn-xml?id=${ofDefinition}`)).toMatchObject({ code: 1_009_003_002 });
  expect(await stranger('GET', `/bpm/task-assign-rule/list?processDefinitionId=${ofDefinition}`)).toMatchObject({ data: [] });
  const { data: definitions } = await stranger('GET', '/bpm/process-definition/list');
  expect((definitions as readonly { id: string }[]).map((one) => one.id)).not.toContain(definition);
  for (const page of ['process-instance/my-page', 'task/todo-page', 'task/done-page', 'oa/leave/page'])
    expect(await stranger('GET', `/bpm/${page}`), page).toMatchObject({ code: 0, data: { list: [], total: 0 } });
});
