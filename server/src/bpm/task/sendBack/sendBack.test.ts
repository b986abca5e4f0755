import { isFor, type Person, startTestApprovals, type TestApprovals } from '@zhilv/testing/bpm/start-test-approvals';
import { TWO_STEPS } from '@zhilv/testing/bpm/two-step-process';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let office: TestApprovals;
beforeAll(async () => {
  office = await startTestApprovals();
});
afterAll(() => office.app.database.close());

const done = { code: 0, data: true, msg: '' };
const approve = (id: string, person: Person) => office.as(person)('PUT', '/bpm/task/approve', { id, reason: '同意' });
const sendBack = (id: string, person: Person, targetDefinitionKey: string) =>
  office.as(person)('PUT', '/bpm/task/return', { id, targetDefinitionKey, reason: '材料不全，退回' });
const targetsOf = async (id: string) => (await office.as('other')('GET', `/bpm/task/return-list?taskId=${id}`)).data;

const faces = async (instance: string) =>
  (await office.tasksOf(instance)).map(({ definitionKey, result, reason }) => [definitionKey, result, reason]);

/** Approves the open task of a user task. */
async function pass(instance: string, key: string, person: Person): Promise<void> {
  expect(await approve((await office.openTask(instance, key)).id, person)).toEqual(done);
  office.app.clock.now += 1000;
}

describe('a task that is sent back', () => {
  it('is done anew from there, as often as it takes', async () => {
    const definition = await office.deploy(TWO_STEPS, { lead: isFor('boss'), chief: isFor('chief') });
    const instance = await office.start(definition, { day: 5 });
    await pass(instance, 'lead', 'boss');
    const { id } = await office.openTask(instance, 'chief');
    expect(await targetsOf(id)).toEqual([{ definitionKey: 'lead', name: '组长审批' }]);

    expect(await sendBack(id, 'chief', 'lead')).toEqual(done);
    office.app.clock.now += 1000;

    expect(await faces(instance)).toEqual([
      ['lead', 1, null],
      ['chief', 5, '材料不全，退回'],
      ['lead', 2, '同意'],
    ]);
    await pass(instance, 'lead', 'boss');
    await pass(instance, 'chief', 'chief');
    expect(await office.get(instance)).toMatchObject({ status: 2, result: 2 });
    const keys = (await office.activitiesOf(instance)).map(({ key }) => key);
    const once = ['lead', 'f2', 'gate', 'f3', 'chief'];
    expect(keys).toEqual(['start', 'f1', ...once, ...once, 'f5', 'end']);
  });

  it('goes nowhere else', async () => {
    const definition = await office.deploy(TWO_STEPS, { lead: isFor('boss'), chief: isFor('chief') });
    const instance = await office.start(definition, { day: 5 });
    const { id } = await office.openTask(instance, 'lead');

    expect(await targetsOf(id)).toEqual([]);
    expect(await sendBack(id, 'boss', 'nope')).toEqual(refusal(1_009_005_004, ' 目标节点不存在'));
    const notBefore = refusal(1_009_005_006, '回退任务失败，目标节点是在并行网关上或非同一路线上，不可跳转');
    expect(await sendBack(id, 'boss', 'chief')).toEqual(notBefore);
    expect(await sendBack(id, 'boss', 'start')).toEqual(notBefore);
    expect(await office.as('boss')('GET', '/bpm/task/return-list?taskId=nope')).toEqual(refusal(1_009_005_002, '流程任务不存在'));
  });
});

const flow = (source: string, target: string) =>
  `<bpmn2:sequenceFlow id="${source}_${target}" sourceRef="${source}" targetRef="${target}" />`;
const task = (id: string, inside = '') => `<bpmn2:userTask id="${id}" name="${id}">${inside}</bpmn2:userTask>`;

/** Two branches, which an inclusive gateway joins. */
const FORK = `<bpmn2:startEvent id="start" /><bpmn2:endEvent id="end" />
  <bpmn2:inclusiveGateway id="fork" /><bpmn2:inclusiveGateway id="join" />
  ${['first', 'left', 'right', 'last'].map((id) => task(id)).join('')}
  ${flow('start', 'first')}${flow('first', 'fork')}${flow('fork', 'left')}${flow('fork', 'right')}
  ${flow('left', 'join')}${flow('right', 'join')}${flow('join', 'last')}${flow('last', 'end')}`;
const ofFork = { first: isFor('boss'), left: isFor('peer'), right: isFor('chief'), last: isFor('boss') };

describe('what is open behind the place that a task is sent back to', () => {
  it('is given up with it', async () => {
    const instance = await office.start(await office.deploy(FORK, ofFork));
    await pass(instance, 'first', 'boss');
    await sendBack((await office.openTask(instance, 'left')).id, 'peer', 'first');

    const given = '系统自动取消，原因：流程已回退到【first】';
    expect((await faces(instance)).filter(([, result]) => result !== 2)).toEqual(
      expect.arrayContaining([
        ['first', 1, null],
        ['left', 5, '材料不全，退回'],
        ['right', 4, given],
      ]),
    );
  });

  it('waits at no join any more, so that nothing goes on too early and nothing hangs', async () => {
    const instance = await office.start(await office.deploy(FORK, ofFork));
    await pass(instance, 'first', 'boss');
    await pass(instance, 'right', 'chief');
    await sendBack((await office.openTask(instance, 'left')).id, 'peer', 'first');
    office.app.clock.now += 1000;

    await pass(instance, 'first', 'boss');
    await pass(instance, 'left', 'peer');
    expect((await faces(instance)).map(([key]) => key)).not.toContain('last');
    await pass(instance, 'right', 'chief');
    await pass(instance, 'last', 'boss');

    expect(await office.get(instance)).toMatchObject({ status: 2, result: 2 });
  });

  it('is a timer as well, so that its branch does not run twice', async () => {
    const wait = '<bpmn2:timerEventDefinition><bpmn2:timeDuration>PT5M</bpmn2:timeDuration></bpmn2:timerEventDefinition>';
    const timed = FORK.replace(task('right'), `<bpmn2:intermediateCatchEvent id="right">${wait}</bpmn2:intermediateCatchEvent>`);
    const { right: _, ...rules } = ofFork;
    const instance = await office.start(await office.deploy(timed, rules));
    await pass(instance, 'first', 'boss');
    await sendBack((await office.openTask(instance, 'left')).id, 'peer', 'first');
    await pass(instance, 'first', 'boss');
    await pass(instance, 'left', 'peer');
    office.app.clock.now += 600_000;
    await office.app.due('bpm-timers');

    await pass(instance, 'last', 'boss');

    expect(await office.get(instance)).toMatchObject({ status: 2, result: 2 });
    expect((await faces(instance)).filter(([key]) => key === 'last')).toHaveLength(1);
  });

  it('is a round as a whole, and begins anew', async () => {
    const round =
      '<bpmn2:multiInstanceLoopCharacteristics flowable:collection="people" flowable:elementVariable="person"><bpmn2:completionCondition>${nrOfCompletedInstances == nrOfInstances}</bpmn2:completionCondition></bpmn2:multiInstanceLoopCharacteristics>';
    const content = `<bpmn2:startEvent id="start" /><bpmn2:endEvent id="end" />${task('first')}${task('all', round)}
      ${flow('start', 'first')}${flow('first', 'all')}${flow('all', 'end')}`;
    const definition = await office.deploy(content, { first: isFor('boss'), all: isFor('peer', 'chief', 'other') });
    const instance = await office.start(definition);
    await pass(instance, 'first', 'boss');
    const ofRound = (await office.tasksOf(instance)).filter(({ definitionKey }) => definitionKey === 'all');
    expect(ofRound).toHaveLength(3);
    const ofPeer = ofRound.find(({ assigneeUser }) => assigneeUser?.nickname === 'peer');

    expect(await sendBack(ofPeer?.id ?? '', 'peer', 'first')).toEqual(done);

    const results = (await faces(instance)).filter(([key]) => key === 'all').map(([, result]) => Number(result));
    expect(results.toSorted((one, other) => one - other)).toEqual([4, 4, 5]);
    await pass(instance, 'first', 'boss');
    expect((await office.tasksOf(instance)).filter(({ endTime }) => endTime === null)).toHaveLength(3);
  });
});

it('a signer sends back the task that is signed as well', async () => {
  const definition = await office.deploy(TWO_STEPS, { lead: isFor('boss'), chief: isFor('chief') });
  const instance = await office.start(definition, { day: 5 });
  await pass(instance, 'lead', 'boss');
  const { id } = await office.openTask(instance, 'chief');
  await office.as('chief')('PUT', '/bpm/task/create-sign', { id, type: 'before', reason: '请看', userIdList: [9603, 9605] });
  const signed = (await office.tasksOf(instance)).find((one) => one.id === id);
  const signer = signed?.children?.find(({ assigneeUser }) => assigneeUser?.nickname === 'peer');

  expect(await sendBack(signer?.id ?? '', 'peer', 'lead')).toEqual(done);

  const after = (await office.tasksOf(instance)).find((one) => one.id === id);
  expect(after?.result).toBe(4);
  expect(after?.children?.map(({ result, assigneeUser }) => [assigneeUser?.nickname, result])).toEqual(
    expect.arrayContaining([
      ['peer', 5],
      ['other', 4],
    ]),
  );
  expect(await office.openTask(instance, 'lead')).toMatchObject({ result: 1 });
});
