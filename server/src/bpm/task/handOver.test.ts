import { PEOPLE, type Person, type TestApprovals } from '@zhilv/testing/bpm/start-test-approvals';
import { startTwoSteps } from '@zhilv/testing/bpm/start-two-steps';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../system/user/user.table.ts';

let office: TestApprovals;
let definition: string;
beforeAll(async () => {
  ({ office, definition } = await startTwoSteps());
});
afterAll(() => office.app.database.close());

const done = { code: 0, data: true, msg: '' };
const approve = (id: string, person: Person, reason: string) => office.as(person)('PUT', '/bpm/task/approve', { id, reason });
const delegate = (id: string, from: Person, to: Person, reason = '请代办') =>
  office.as(from)('PUT', '/bpm/task/delegate', { id, delegateUserId: PEOPLE[to], reason });
const transfer = (id: string, from: Person, assigneeUserId: number) =>
  office.as(from)('PUT', '/bpm/task/update-assignee', { id, assigneeUserId });

async function ofBoss() {
  const instance = await office.start(definition, { day: 1 });
  const { id } = await office.openTask(instance, 'lead');
  const face = async () => {
    const task = (await office.tasksOf(instance)).find((one) => one.id === id);
    return [task?.result, task?.assigneeUser?.nickname, task?.reason];
  };
  return { instance, id, face };
}

describe('a task that is delegated', () => {
  it('comes back with the answer, and only then goes on', async () => {
    const { instance, id, face } = await ofBoss();

    expect(await delegate(id, 'boss', 'peer')).toEqual(done);
    expect(await face()).toEqual([6, 'peer', '请代办']);
    expect(await approve(id, 'peer', '代办意见：同意')).toEqual(done);
    expect(await face()).toEqual([1, 'boss', '代办意见：同意']);
    expect(await office.get(instance)).toMatchObject({ status: 1 });

    await approve(id, 'boss', '准');
    expect(await face()).toEqual([2, 'boss', '准']);
  });

  it('comes back to whom it was first delegated by, however often it is handed on', async () => {
    const { id, face } = await ofBoss();
    await delegate(id, 'boss', 'peer');
    await delegate(id, 'peer', 'other', '再代办');
    expect(await face()).toEqual([6, 'other', '再代办']);
    await transfer(id, 'other', PEOPLE.chief);
    expect(await face()).toEqual([6, 'chief', '再代办']);

    await approve(id, 'chief', '可以');

    expect(await face()).toEqual([1, 'boss', '可以']);
  });

  it('comes back to whoever had it then, not to an earlier owner', async () => {
    const { id, face } = await ofBoss();
    await delegate(id, 'boss', 'peer');
    await approve(id, 'peer', '可以');
    await transfer(id, 'boss', PEOPLE.chief);
    await delegate(id, 'chief', 'other');
    await approve(id, 'other', '行');

    expect(await face()).toEqual([1, 'chief', '行']);
  });

  it('goes back without an answer when the delegate transfers it to whom it comes back to', async () => {
    const { instance, id, face } = await ofBoss();
    await delegate(id, 'boss', 'peer');

    expect(await transfer(id, 'peer', PEOPLE.boss)).toEqual(done);

    expect(await face()).toEqual([1, 'boss', '请代办']);
    const answers = await Promise.all([approve(id, 'boss', '准'), approve(id, 'boss', '准')]);
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1_009_005_002]);
    expect(await office.get(instance)).toMatchObject({ result: 2 });
  });

  it('is rejected by the delegate as well', async () => {
    const { instance, id, face } = await ofBoss();
    await delegate(id, 'boss', 'peer');

    expect(await office.as('peer')('PUT', '/bpm/task/reject', { id, reason: '不妥' })).toEqual(done);

    expect(await face()).toEqual([3, 'peer', '不妥']);
    expect(await office.get(instance)).toMatchObject({ result: 3 });
  });
});

describe('nobody gets a task', () => {
  it('who is not there', async () => {
    const { id, face } = await ofBoss();

    expect(await transfer(id, 'boss', 999_999)).toEqual(refusal(1_002_003_003, '用户不存在'));
    const body = { id, delegateUserId: 999_999, reason: '请代办' };
    expect(await office.as('boss')('PUT', '/bpm/task/delegate', body)).toEqual(
      refusal(1_009_005_008, '任务委派失败，被委派人不存在'),
    );
    expect(await face()).toEqual([1, 'boss', null]);
  });

  it('whose account is off', async () => {
    const { id } = await ofBoss();
    await office.app.database.db.update(users).set({ status: 1 }).where(eq(users.id, PEOPLE.other));

    const off = refusal(1_002_003_006, '名字为【other】的用户已被禁用');
    expect(await transfer(id, 'boss', PEOPLE.other)).toEqual(off);
    expect(await delegate(id, 'boss', 'other')).toEqual(off);

    await office.app.database.db.update(users).set({ status: 0 }).where(eq(users.id, PEOPLE.other));
  });

  it('by delegating it to whom it comes back to, who would answer himself', async () => {
    const { id, face } = await ofBoss();
    await delegate(id, 'boss', 'peer');

    const toOwner = refusal(1_009_005_007, '任务委派失败，任务办完后会回到委派人，请直接办理，或转办给委派人');
    expect(await delegate(id, 'peer', 'boss')).toEqual(toOwner);
    expect(await face()).toEqual([6, 'peer', '请代办']);
  });

  it('by delegating it to himself', async () => {
    const { id } = await ofBoss();

    const toOneself = refusal(1_009_005_007, '任务委派失败，委派人和当前审批人为同一人');
    expect(await delegate(id, 'boss', 'boss')).toEqual(toOneself);
    const written = (delegateUserId: string) =>
      office.as('boss')('PUT', '/bpm/task/delegate', { id, delegateUserId, reason: '请代办' });
    expect(await written(`${PEOPLE.boss}`)).toEqual(toOneself);
    expect(await written(`0${PEOPLE.boss}`)).toMatchObject({ code: 400 });
  });
});
