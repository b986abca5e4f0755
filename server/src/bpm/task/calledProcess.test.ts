import type { TodoTask } from '@zhilv/contract/bpm';
import { isFor, type Person, startTestApprovals, type TestApprovals } from '@zhilv/testing/bpm/start-test-approvals';
import { TWO_STEPS } from '@zhilv/testing/bpm/two-step-process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let office: TestApprovals;
let definition: string;
beforeAll(async () => {
  office = await startTestApprovals();
  const [called] = (await office.deploy(TWO_STEPS, { lead: isFor('boss'), chief: isFor('chief') })).split(':');
  definition = await office.deploy(
    `<bpmn2:startEvent id="start" /><bpmn2:endEvent id="end" />
      <bpmn2:callActivity id="call" name="会审" calledElement="${called}" flowable:inheritVariables="true" />
      <bpmn2:userTask id="last" name="归档" />
      <bpmn2:sequenceFlow id="f1" sourceRef="start" targetRef="call" />
      <bpmn2:sequenceFlow id="f2" sourceRef="call" targetRef="last" />
      <bpmn2:sequenceFlow id="f3" sourceRef="last" targetRef="end" />`,
    { last: isFor('peer') },
  );
});
afterAll(() => office.app.database.close());

let root: string;
let task: TodoTask;
beforeEach(async () => {
  office.app.clock.now += 1000;
  root = await office.start(definition, { day: 5 });
  const { data } = await office.as('boss')('GET', '/bpm/task/todo-page');
  [task] = (data as { list: readonly [TodoTask] }).list;
});

const called = () => task.processInstance?.id ?? '';
const put = (path: string, person: Person, id: string, more: object = {}) =>
  office.as(person)('PUT', `/bpm/task/${path}`, { id, reason: '意见', ...more });
const done = { code: 0, data: true, msg: '' };

describe('a task of a process that another one has called', () => {
  it('names its own instance, which the starter of the whole started', async () => {
    expect(called()).not.toBe(root);
    expect(task.processInstance).toMatchObject({ startUserNickname: 'asker' });
    const { data } = await office.as('asker')('GET', '/bpm/process-instance/my-page');
    const { list } = data as { list: readonly { id: string; tasks: readonly { id: string }[] | null }[] };
    expect(list.find(({ id }) => id === root)?.tasks?.map(({ id }) => id)).toEqual([task.id]);
    expect(list.map(({ id }) => id)).not.toContain(called());
  });

  it('is approved, and the whole goes on', async () => {
    await put('approve', 'boss', task.id);
    await put('approve', 'chief', (await office.openTask(called(), 'chief')).id);

    expect(await office.get(called())).toMatchObject({ status: 2, result: 2 });
    await put('approve', 'peer', (await office.openTask(root, 'last')).id);
    expect(await office.get(root)).toMatchObject({ status: 2, result: 2 });
  });

  it('is sent back within its own process', async () => {
    await put('approve', 'boss', task.id);
    const { id } = await office.openTask(called(), 'chief');

    expect(await put('return', 'chief', id, { targetDefinitionKey: 'lead' })).toEqual(done);

    expect(await office.openTask(called(), 'lead')).toMatchObject({ result: 1 });
  });

  it('is rejected, and that ends the whole', async () => {
    const before = (await office.messagesOf('asker')).length;

    expect(await put('reject', 'boss', task.id)).toEqual(done);

    expect([await office.get(called()), await office.get(root)]).toMatchObject([
      { status: 2, result: 3 },
      { status: 2, result: 3 },
    ]);
    expect((await office.messagesOf('asker')).length).toBe(before + 1);
  });

  it('is cancelled with the whole, whichever of both is named', async () => {
    const body = { id: called(), reason: '不用了' };

    expect(await office.as('asker')('DELETE', '/bpm/process-instance/cancel', body)).toEqual(done);

    expect(await office.get(root)).toMatchObject({ status: 2, result: 4 });
    expect(await office.tasksOf(called())).toMatchObject([{ result: 4, reason: '主动取消任务，原因：不用了' }]);
  });
});
