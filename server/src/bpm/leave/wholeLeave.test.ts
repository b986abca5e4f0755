import type { Activity, OaLeave, ProcessInstanceRow, Task } from '@zhilv/contract/bpm';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

/* What anybody can try who has just installed it: the accounts of the demonstration, and nothing made before. */

let app: TestApp;
let tokens: Readonly<Record<'admin' | 'bpmstaff', string>>;
beforeAll(async () => {
  app = await startTestApp();
  const of = async (username: string) => (await app.signIn(username, SEEDED_PASSWORD)).accessToken;
  tokens = { admin: await of('admin'), bpmstaff: await of('bpmstaff') };
});
afterAll(() => app.database.close());

type Account = keyof typeof tokens;

async function made<Data>(who: Account, method: string, path: string, body?: object): Promise<Data> {
  const { code, data, msg } = await app.answer(method, path, { token: tokens[who], ...(body && { body }) });
  if (code !== 0) throw new Error(`${method} ${path} was refused: ${code} ${msg}`);
  app.clock.now += 60_000;
  return data as Data;
}

const listOf = async <Row>(who: Account, path: string) => (await made<{ list: readonly Row[] }>(who, 'GET', path)).list;
const DAY_MS = 86_400_000;

async function ask(days: number): Promise<OaLeave> {
  const startTime = app.clock.now;
  const draft = { type: 1, reason: '回乡探亲', startTime, endTime: startTime + days * DAY_MS };
  const id = await made<number>('bpmstaff', 'POST', '/bpm/oa/leave/create', draft);
  return made('bpmstaff', 'GET', `/bpm/oa/leave/get?id=${id}`);
}

async function approveNext(who: Account): Promise<string> {
  const [task] = await listOf<Task>(who, '/bpm/task/todo-page');
  if (task === undefined) throw new Error(`${who} has nothing to do.`);
  await made(who, 'PUT', '/bpm/task/approve', { id: task.id, reason: '同意' });
  return task.name ?? '';
}

const unread = async (who: Account) =>
  (await made<readonly { templateContent: string }[]>(who, 'GET', '/system/notify-message/get-unread-list')).map(
    ({ templateContent }) => templateContent,
  );

describe('somebody of the demonstration asks for leave', () => {
  it('of five days, and gets it from the head and from human resources', async () => {
    const leave = await ask(5);
    expect((await unread('admin'))[0]).toMatch(/^贺文渊提交的「员工请假」等待您办理，当前环节：.+。$/);

    const first = await approveNext('admin');
    const second = await approveNext('bpmstaff');

    expect(first).not.toBe(second);
    expect(await made('bpmstaff', 'GET', `/bpm/oa/leave/get?id=${leave.id}`)).toMatchObject({ result: 2 });
    const [row] = await listOf<ProcessInstanceRow>('bpmstaff', '/bpm/process-instance/my-page');
    expect(row).toMatchObject({ id: leave.processInstanceId, status: 2, result: 2, tasks: null });
    const tasks = await made<readonly Task[]>(
      'bpmstaff',
      'GET',
      `/bpm/task/list-by-process-instance-id?processInstanceId=${leave.processInstanceId}`,
    );
    expect(tasks.map(({ name, result }) => [name, result])).toEqual([[second, 2], [first, 2]]); // prettier-ignore
    const passed = await made<readonly Activity[]>(
      'admin',
      'GET',
      `/bpm/activity/list?processInstanceId=${leave.processInstanceId}`,
    );
    expect([passed[0]?.type, passed.at(-1)?.type]).toEqual(['startEvent', 'endEvent']);
    expect((await listOf<Task>('admin', '/bpm/task/done-page'))[0]).toMatchObject({ name: first, result: 2, reason: '同意' });
    expect((await unread('bpmstaff'))[0]).toBe('您提交的「员工请假」已审批通过。');
  });

  it('of one day, which the head alone decides', async () => {
    const leave = await ask(1);
    const [task] = await listOf<Task>('admin', '/bpm/task/todo-page');

    await made('admin', 'PUT', '/bpm/task/reject', { id: task?.id, reason: '人手不够' });

    expect(await made('bpmstaff', 'GET', `/bpm/oa/leave/get?id=${leave.id}`)).toMatchObject({ result: 3 });
    expect((await unread('bpmstaff'))[0]).toBe('您提交的「员工请假」未通过审批，原因：人手不够');
    expect(await listOf('bpmstaff', '/bpm/task/todo-page')).toEqual([]);
  });
});
