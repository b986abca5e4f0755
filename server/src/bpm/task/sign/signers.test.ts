import type { ProcessInstanceRow, Task } from '@zhilv/contract/bpm';
import { PEOPLE, type Person, type TestApprovals } from '@zhilv/testing/bpm/start-test-approvals';
import { startTwoSteps } from '@zhilv/testing/bpm/start-two-steps';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let office: TestApprovals;
let definition: string;
beforeAll(async () => {
  ({ office, definition } = await startTwoSteps());
});
afterAll(() => office.app.database.close());

const done = { code: 0, data: true, msg: '' };
const reason = '请先看';
const approve = (id: string, person: Person, said = '同意') =>
  office.as(person)('PUT', '/bpm/task/approve', { id, reason: said });
const sign = (id: string, type: string, people: readonly Person[], by: Person = 'boss') =>
  office.as(by)('PUT', '/bpm/task/create-sign', { id, type, reason, userIdList: people.map((person) => PEOPLE[person]) });
const remove = (id: string, by: Person) => office.as(by)('DELETE', '/bpm/task/delete-sign', { id, reason: '不用了' });

/** An instance that waits for the boss, and ends with him. */
async function ofBoss() {
  const instance = await office.start(definition, { day: 1 });
  const { id } = await office.openTask(instance, 'lead');
  const look = async (): Promise<Task> => {
    const [task] = await office.tasksOf(instance);
    if (task === undefined) throw new Error('It has no task.');
    return task;
  };
  const signerOf = async (person: Person): Promise<string> => {
    const { data } = await office.as('boss')('GET', `/bpm/task/children-list?parentId=${id}`);
    const found = (data as Task[]).find(({ assigneeUser }) => assigneeUser?.id === PEOPLE[person]);
    if (found === undefined) throw new Error(`${person} is not asked to sign.`);
    return found.id;
  };
  return { instance, id, look, signerOf };
}

/** What a task and those of its signers look like: result, and who has it. */
const faces = ({ result, assigneeUser, children }: Task) => ({
  own: [result, assigneeUser?.nickname ?? null],
  signers: (children ?? [])
    .map((child) => [child.result, child.assigneeUser?.nickname ?? null])
    .toSorted((one, other) => String(one).localeCompare(String(other))),
});

const todoOf = async (person: Person) =>
  ((await office.as(person)('GET', '/bpm/task/todo-page?pageSize=100')).data as { list: Task[] }).list.map(({ id }) => id);

describe('signers before a task', () => {
  it('have it to themselves until all of them have signed', async () => {
    const { instance, id, look, signerOf } = await ofBoss();
    expect(await sign(id, 'before', ['peer', 'chief'])).toEqual(done);

    expect(faces(await look())).toEqual({ own: [8, null], signers: [[1, 'chief'], [1, 'peer']] }); // prettier-ignore
    expect(await look()).toMatchObject({ reason, endTime: null });
    expect(await todoOf('boss')).not.toContain(id);
    const ofPeer = await signerOf('peer');
    expect(ofPeer).toMatch(/^[0-9a-f]{32}$/);
    expect(await todoOf('peer')).toContain(ofPeer);
    const { data } = await office.as('asker')('GET', '/bpm/process-instance/my-page');
    const row = (data as { list: readonly ProcessInstanceRow[] }).list.find((one) => one.id === instance);
    expect(row?.tasks?.map((task) => task.id)).toEqual([id, expect.any(String), expect.any(String)]);

    expect(await approve(ofPeer, 'peer')).toEqual(done);
    expect(faces(await look()).own).toEqual([8, null]);
    expect(await approve(await signerOf('chief'), 'chief')).toEqual(done);
    expect(faces(await look())).toEqual({ own: [1, 'boss'], signers: [[2, 'chief'], [2, 'peer']] }); // prettier-ignore

    expect(await approve(id, 'boss')).toEqual(done);
    expect(await office.get(instance)).toMatchObject({ status: 2, result: 2 });
  });
});

describe('signers behind a task', () => {
  it('have their turn once it is approved, and hold it open', async () => {
    const { instance, id, look, signerOf } = await ofBoss();
    await sign(id, 'after', ['peer']);
    expect(faces(await look())).toEqual({ own: [1, 'boss'], signers: [[9, null]] });
    const signer = await signerOf('peer');
    expect(await todoOf('peer')).not.toContain(signer);

    office.app.clock.now += 1000;
    await approve(id, 'boss', '同意，等后加签');

    expect(faces(await look())).toEqual({ own: [7, 'boss'], signers: [[1, 'peer']] });
    expect(await look()).toMatchObject({ reason: '同意，等后加签', endTime: office.app.clock.now, durationInMillis: null });
    expect(await todoOf('boss')).not.toContain(id);
    expect(await office.get(instance)).toMatchObject({ status: 1 });

    office.app.clock.now += 1000;
    await approve(signer, 'peer', '后加签同意');

    expect(faces(await look())).toEqual({ own: [2, 'boss'], signers: [[2, 'peer']] });
    expect(await look()).toMatchObject({ reason: '同意，等后加签', endTime: office.app.clock.now, durationInMillis: 2000 });
    expect(await office.get(instance)).toMatchObject({ status: 2, result: 2 });
  });

  it('may have signers of their own', async () => {
    const { instance, id, look, signerOf } = await ofBoss();
    await sign(id, 'after', ['peer']);
    const signer = await signerOf('peer');
    await approve(id, 'boss');
    expect(await sign(signer, 'after', ['chief'], 'peer')).toEqual(done);
    await approve(signer, 'peer');
    expect(faces(await look())).toEqual({ own: [7, 'boss'], signers: [[7, 'peer']] });

    const inner = (await look()).children?.[0]?.children?.[0]?.id ?? '';
    await approve(inner, 'chief');

    expect(faces(await look())).toEqual({ own: [2, 'boss'], signers: [[2, 'peer']] });
    expect(await office.get(instance)).toMatchObject({ result: 2 });
  });

  it('are done with when one of them rejects, down to the last', async () => {
    const { instance, id, look, signerOf } = await ofBoss();
    await sign(id, 'after', ['peer', 'chief']);
    const [ofPeer, ofChief] = [await signerOf('peer'), await signerOf('chief')];
    await approve(id, 'boss');
    await sign(ofPeer, 'after', ['other'], 'peer');
    await approve(ofPeer, 'peer');

    await office.as('chief')('PUT', '/bpm/task/reject', { id: ofChief, reason: '不行' });

    expect(await office.get(instance)).toMatchObject({ status: 2, result: 3 });
    const task = await look();
    expect(faces(task)).toEqual({ own: [4, 'boss'], signers: [[3, 'chief'], [4, 'peer']] }); // prettier-ignore
    const all = [task, ...(task.children ?? []), ...(task.children ?? []).flatMap(({ children }) => children ?? [])];
    expect(all).toHaveLength(4);
    expect(all.every(({ endTime }) => typeof endTime === 'number')).toBe(true);
    expect(await office.get(instance)).toMatchObject({ endTime: office.app.clock.now });
  });
});

describe('a signer is taken away', () => {
  it('by who asked, and the task goes back when it was the last one before it', async () => {
    const { id, look, signerOf } = await ofBoss();
    await sign(id, 'before', ['peer', 'chief']);
    const signer = await signerOf('peer');

    expect(await remove(signer, 'chief')).toEqual(refusal(1_009_005_001, '操作失败，原因：该任务的审批人不是你'));
    expect(await remove(signer, 'boss')).toEqual(done);
    expect(faces(await look())).toEqual({ own: [8, null], signers: [[1, 'chief'], [4, 'peer']] }); // prettier-ignore
    await remove(await signerOf('chief'), 'boss');

    expect(faces(await look()).own).toEqual([1, 'boss']);
    expect((await look()).children?.[0]?.reason).toBe('由于boss操作[减签]，任务被取消，原因：不用了');
  });

  it('and the process goes on when it was the last one behind a task that is approved', async () => {
    const { instance, id, signerOf } = await ofBoss();
    await sign(id, 'after', ['peer']);
    const signer = await signerOf('peer');
    await approve(id, 'boss');

    expect(await remove(signer, 'boss')).toEqual(done);

    expect(await office.get(instance)).toMatchObject({ status: 2, result: 2 });
  });

  it('and the task is as it was when nobody has approved it', async () => {
    const { id, look, signerOf } = await ofBoss();
    await sign(id, 'after', ['peer']);
    await remove(await signerOf('peer'), 'boss');

    expect(faces(await look()).own).toEqual([1, 'boss']);
    expect(await sign(id, 'before', ['peer'])).toEqual(done);
  });

  it('also one who has signed and waits for others', async () => {
    const { id, look, signerOf } = await ofBoss();
    await sign(id, 'before', ['peer']);
    const signer = await signerOf('peer');
    await sign(signer, 'after', ['chief'], 'peer');
    await approve(signer, 'peer');

    expect(await remove(signer, 'boss')).toEqual(done);

    const task = await look();
    expect(faces(task)).toEqual({ own: [1, 'boss'], signers: [[4, 'peer']] });
    expect(task.children?.[0]?.children?.[0]?.result).toBe(4);
  });

  it('with those who would sign that one', async () => {
    const { id, look, signerOf } = await ofBoss();
    await sign(id, 'before', ['peer']);
    const signer = await signerOf('peer');
    await sign(signer, 'before', ['chief'], 'peer');

    expect(await remove(signer, 'boss')).toEqual(done);

    const [child] = (await look()).children ?? [];
    expect([child?.result, child?.children?.[0]?.result]).toEqual([4, 4]);
  });
});

describe('nobody is asked to sign', () => {
  it('who is not there, whose account is off, or who has the task already', async () => {
    const { id } = await ofBoss();

    const body = { id, type: 'before', reason, userIdList: [PEOPLE.peer, 999_999] };
    expect(await office.as('boss')('PUT', '/bpm/task/create-sign', body)).toEqual(
      refusal(1_009_005_009, '任务加签：选择的用户不存在'),
    );
    expect(await sign(id, 'after', ['boss'])).toEqual(refusal(1_009_005_011, '任务加签失败，加签人与现有审批人[boss]重复'));
    await sign(id, 'after', ['peer']);
    expect(await sign(id, 'after', ['chief', 'peer'])).toEqual(
      refusal(1_009_005_011, '任务加签失败，加签人与现有审批人[peer]重复'),
    );
    expect(await sign(id, 'after', ['chief', 'chief'])).toEqual(done);
  });

  it('by a delegate who has the task back after that', async () => {
    const { id } = await ofBoss();
    await office.as('boss')('PUT', '/bpm/task/delegate', { id, delegateUserId: PEOPLE.peer, reason });

    expect(await sign(id, 'after', ['boss'], 'peer')).toEqual(
      refusal(1_009_005_011, '任务加签失败，加签人与现有审批人[boss]重复'),
    );
    expect(await sign(id, 'after', ['chief'], 'peer')).toEqual(done);
  });

  it('before a task that others sign behind it, or that was delegated', async () => {
    const { id } = await ofBoss();
    await sign(id, 'after', ['peer']);
    expect(await sign(id, 'before', ['chief'])).toEqual(refusal(1_009_005_010, '任务加签：当前任务已经向后加签，不能向前加签'));

    const other = await ofBoss();
    await office.as('boss')('PUT', '/bpm/task/delegate', { id: other.id, delegateUserId: PEOPLE.peer, reason });
    expect(await sign(other.id, 'before', ['chief'], 'peer')).toEqual(
      refusal(1_009_005_010, '任务加签：当前任务已经委派，不能向前加签'),
    );
  });
});
