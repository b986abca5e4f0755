import { PEOPLE, type TestApprovals } from '@zhilv/testing/bpm/start-test-approvals';
import { startTwoSteps } from '@zhilv/testing/bpm/start-two-steps';
import { afterAll, beforeAll, expect, it } from 'vitest';

let office: TestApprovals;
let definition: string;
beforeAll(async () => {
  ({ office, definition } = await startTwoSteps());
});
afterAll(() => office.app.database.close());

const reason = '同意';
const codesOf = async (calls: readonly Promise<{ readonly code: number }>[]) =>
  (await Promise.all(calls)).map(({ code }) => code).toSorted((one, other) => one - other);

async function ofBoss() {
  const instance = await office.start(definition, { day: 5 });
  return { instance, id: (await office.openTask(instance, 'lead')).id };
}

it('a hundred approvals of one task at once approve it once', async () => {
  const { instance, id } = await ofBoss();

  const codes = await codesOf(Array.from({ length: 100 }, () => office.as('boss')('PUT', '/bpm/task/approve', { id, reason })));

  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(new Set(codes.slice(1))).toEqual(new Set([1_009_005_002]));
  const tasks = await office.tasksOf(instance);
  expect(tasks.map(({ definitionKey, result }) => [definitionKey, result])).toEqual([['chief', 1], ['lead', 2]]); // prettier-ignore
  const keys = (await office.activitiesOf(instance)).map(({ key }) => key);
  expect(keys).toEqual(['start', 'f1', 'lead', 'f2', 'gate', 'f3', 'chief']);
});

it('an approval and a rejection at once: one of them is done', async () => {
  const { instance, id } = await ofBoss();

  const codes = await codesOf([
    office.as('boss')('PUT', '/bpm/task/approve', { id, reason }),
    office.as('boss')('PUT', '/bpm/task/reject', { id, reason }),
  ]);

  expect(codes).toEqual([0, 1_009_005_002]);
  const { status } = await office.get(instance);
  const [newest] = await office.tasksOf(instance);
  expect([status, newest?.result]).toEqual(status === 1 ? [1, 1] : [2, 3]);
});

it('a task is transferred once, and then it is somebody else’s', async () => {
  const { id } = await ofBoss();
  const transfer = () => office.as('boss')('PUT', '/bpm/task/update-assignee', { id, assigneeUserId: PEOPLE.peer });

  expect(await codesOf([transfer(), transfer()])).toEqual([0, 1_009_005_001]);
});

it('the last two signers at once let the task go back once', async () => {
  const { instance, id } = await ofBoss();
  const userIdList = [PEOPLE.peer, PEOPLE.other];
  await office.as('boss')('PUT', '/bpm/task/create-sign', { id, type: 'before', reason, userIdList });
  const [task] = await office.tasksOf(instance);
  const signers = task?.children ?? [];

  const codes = await codesOf(
    signers.map((signer) =>
      office.as(signer.assigneeUser?.id === PEOPLE.peer ? 'peer' : 'other')('PUT', '/bpm/task/approve', {
        id: signer.id,
        reason,
      }),
    ),
  );

  expect(codes).toEqual([0, 0]);
  expect((await office.openTask(instance, 'lead')).assigneeUser?.id).toBe(PEOPLE.boss);
});

it('a cancellation and an approval at once leave nothing open of what has ended', async () => {
  const { instance, id } = await ofBoss();

  const [cancelled] = await Promise.all([
    office.as('asker')('DELETE', '/bpm/process-instance/cancel', { id: instance, reason: '不要了' }),
    office.as('boss')('PUT', '/bpm/task/approve', { id, reason }),
  ]);

  expect(cancelled).toMatchObject({ code: 0 });
  expect(await office.get(instance)).toMatchObject({ status: 2, result: 4 });
  expect((await office.tasksOf(instance)).every(({ endTime }) => endTime !== null)).toBe(true);
});
