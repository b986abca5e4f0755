import type { Task } from '@zhilv/contract/bpm';
import { isFor, type Person, startTestApprovals, type TestApprovals } from '@zhilv/testing/bpm/start-test-approvals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let office: TestApprovals;
beforeAll(async () => {
  office = await startTestApprovals();
});
afterAll(() => office.app.database.close());

const flow = (source: string, target: string) =>
  `<bpmn2:sequenceFlow id="${source}_${target}" sourceRef="${source}" targetRef="${target}" />`;
const round = (attributes: string, condition: string) =>
  `<bpmn2:multiInstanceLoopCharacteristics ${attributes} flowable:collection="people"><bpmn2:completionCondition>\${${condition}}</bpmn2:completionCondition></bpmn2:multiInstanceLoopCharacteristics>`;
const voting = (inside: string, more = '') => `<bpmn2:startEvent id="start" /><bpmn2:endEvent id="end" />
  <bpmn2:userTask id="vote" name="会签">${inside}</bpmn2:userTask>${flow('start', 'vote')}${flow('vote', 'end')}${more}`;

const members = ['boss', 'chief', 'other', 'peer'] as const;

async function started(content: string): Promise<string> {
  return office.start(await office.deploy(content, { vote: isFor(...members) }));
}

const ofPerson = (tasks: readonly Task[], person: Person) => tasks.find(({ assigneeUser }) => assigneeUser?.nickname === person);
const vote = (tasks: readonly Task[], person: Person, path = 'approve') =>
  office.as(person)('PUT', `/bpm/task/${path}`, { id: ofPerson(tasks, person)?.id, reason: '同意' });

describe('a task that is for several people', () => {
  it('is done when all have approved it, also at once', async () => {
    const instance = await started(voting(round('', 'nrOfCompletedInstances == nrOfInstances')));
    const tasks = await office.tasksOf(instance);
    expect(tasks).toHaveLength(4);

    const answers = await Promise.all(members.map((person) => vote(tasks, person)));

    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(await office.get(instance)).toMatchObject({ status: 2, result: 2 });
    expect((await office.tasksOf(instance)).map(({ result }) => result)).toEqual([2, 2, 2, 2]);
  });

  it('is done when enough have, and taken away from the others', async () => {
    const instance = await started(voting(round('', 'nrOfCompletedInstances &gt;= 2')));
    const tasks = await office.tasksOf(instance);
    await vote(tasks, 'boss');
    await vote(tasks, 'peer');

    expect(await office.get(instance)).toMatchObject({ status: 2, result: 2 });
    const after = await office.tasksOf(instance);
    expect(ofPerson(after, 'chief')).toMatchObject({
      result: 4,
      reason: '系统自动取消，原因：多任务审批已经满足条件，无需审批',
    });
    expect(await vote(tasks, 'chief')).toMatchObject({ code: 1_009_005_002 });
  });

  it('comes to one after the other', async () => {
    const instance = await started(voting(round('isSequential="true"', 'nrOfCompletedInstances == nrOfInstances')));
    const order: Person[] = [];
    for (let turn = 0; turn < members.length; turn += 1) {
      const [task, ...others] = (await office.tasksOf(instance)).filter(({ endTime }) => endTime === null);
      expect(others).toEqual([]);
      const person = task?.assigneeUser?.nickname as Person;
      order.push(person);
      expect(await office.as(person)('PUT', '/bpm/task/approve', { id: task?.id, reason: '同意' })).toMatchObject({ code: 0 });
    }

    expect(order.toSorted()).toEqual(members);
    expect(await office.get(instance)).toMatchObject({ status: 2, result: 2 });
  });

  it('is rejected by one for all', async () => {
    const instance = await started(voting(round('', 'nrOfCompletedInstances == nrOfInstances')));
    const tasks = await office.tasksOf(instance);
    await vote(tasks, 'boss');
    await vote(tasks, 'peer', 'reject');

    expect(await office.get(instance)).toMatchObject({ status: 2, result: 3 });
    const after = await office.tasksOf(instance);
    expect(members.map((person) => ofPerson(after, person)?.result)).toEqual([2, 4, 4, 3]);
    expect(ofPerson(after, 'chief')?.reason).toBe('不通过任务，原因：同意');
  });

  it('is for each with signers of his own', async () => {
    const instance = await started(voting(round('', 'nrOfCompletedInstances == nrOfInstances')));
    const tasks = await office.tasksOf(instance);
    const sign = { id: ofPerson(tasks, 'boss')?.id, type: 'before', reason: '请看', userIdList: [1] };
    expect(await office.as('boss')('PUT', '/bpm/task/create-sign', sign)).toMatchObject({ code: 0 });
    for (const person of ['chief', 'other', 'peer'] as const) await vote(tasks, person);

    expect(await office.get(instance)).toMatchObject({ status: 1 });
    expect(await vote(tasks, 'boss')).toMatchObject({ code: 1_009_005_001 });
  });
});

describe('a process goes on without a task', () => {
  it('when its time is up, and says so', async () => {
    const timer = `<bpmn2:boundaryEvent id="late" attachedToRef="vote"><bpmn2:timerEventDefinition><bpmn2:timeDuration>PT10M</bpmn2:timeDuration></bpmn2:timerEventDefinition></bpmn2:boundaryEvent>${flow('late', 'end')}`;
    const instance = await started(voting('', timer));
    const [task] = await office.tasksOf(instance);
    await office.as(task?.assigneeUser?.nickname as Person)('PUT', '/bpm/task/create-sign', {
      id: task?.id,
      type: 'after',
      reason: '请看',
      userIdList: [1],
    });

    office.app.clock.now += 600_000;
    await office.app.due('bpm-timers');

    const [after] = await office.tasksOf(instance);
    expect(after).toMatchObject({ result: 4, reason: '系统自动取消，原因：任务已超时，或被事件中断' });
    expect(after?.children?.[0]).toMatchObject({ result: 4, reason: '系统自动取消，原因：被加签的任务已经结束' });
    expect(await office.get(instance)).toMatchObject({ status: 2, result: 2 });
  });

  it('that another branch has made needless, and counts as approved', async () => {
    const content = `<bpmn2:startEvent id="start" /><bpmn2:parallelGateway id="fork" />
      <bpmn2:userTask id="vote" name="表决" /><bpmn2:userTask id="wait" name="等待" />
      <bpmn2:endEvent id="end" /><bpmn2:endEvent id="stop"><bpmn2:terminateEventDefinition /></bpmn2:endEvent>
      ${flow('start', 'fork')}${flow('fork', 'vote')}${flow('fork', 'wait')}${flow('vote', 'stop')}${flow('wait', 'end')}`;
    const definition = await office.deploy(content, { vote: isFor('boss'), wait: isFor('peer') });
    const instance = await office.start(definition);

    await vote(await office.tasksOf(instance), 'boss');

    expect(await office.get(instance)).toMatchObject({ status: 2, result: 2 });
    expect(ofPerson(await office.tasksOf(instance), 'peer')).toMatchObject({
      result: 4,
      reason: '系统自动取消，原因：流程已经结束',
    });
  });
});
