import type { OaLeave } from '@zhilv/contract/bpm';
import { PEOPLE, type Person, startTestApprovals, type TestApprovals } from '@zhilv/testing/bpm/start-test-approvals';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processDefinitions } from '../process/rows/processDefinition.table.ts';

let office: TestApprovals;
beforeAll(async () => {
  office = await startTestApprovals();
});
afterAll(() => office.app.database.close());

const DAY_MS = 86_400_000;
const startTime = Date.UTC(2026, 2, 2, 1);
const draft = { type: 2, startTime, endTime: startTime + 2 * DAY_MS + 9 * 3_600_000, reason: '家中有事' };

const ask = (change: object = {}, by: Person = 'asker') => office.as(by)('POST', '/bpm/oa/leave/create', { ...draft, ...change });
const leaveOf = async (id: unknown) =>
  (await office.as('other')('GET', `/bpm/oa/leave/get?id=${String(id)}`)).data as OaLeave | null;

describe('a leave', () => {
  it('starts its process with the whole days that it lasts', async () => {
    const { code, data: id } = await ask();

    expect(code).toBe(0);
    const leave = await leaveOf(id);
    expect(leave).toEqual({
      ...draft,
      id,
      result: 1,
      createTime: office.app.clock.now,
      processInstanceId: expect.any(String) as string,
    });
    expect(await office.get(leave?.processInstanceId ?? '')).toMatchObject({
      businessKey: String(id),
      formVariables: { day: 2 },
      status: 1,
      startUser: { id: PEOPLE.asker },
      processDefinition: { formType: 20, formCustomViewPath: 'bpm/oa/leave/detail' },
    });
    expect(await leaveOf(999_999)).toBeNull();
  });

  it.each([
    [{ endTime: startTime - 1 }, '结束时间，需要在开始时间之后'],
    [{ startTime: undefined }, '开始时间不能为空'],
    [{ endTime: undefined }, '结束时间不能为空'],
    [{ type: undefined }, '请假类型不能为空'],
    [{ reason: undefined }, '原因不能为空'],
    [{ startTime: '2026-03-02 09:00:00' }, '开始时间不正确'],
  ])('is refused with %o', async (change, words) => {
    const before = await contentsOf(office.app.database.db, 'all');

    expect(await ask(change)).toEqual(refusal(400, `请求参数不正确:${words}`));
    expect(await contentsOf(office.app.database.db, 'all')).toEqual(before);
  });

  it('follows the result of its process', async () => {
    const { data: id } = await ask();
    const leave = await leaveOf(id);
    await office.as('asker')('DELETE', '/bpm/process-instance/cancel', { id: leave?.processInstanceId, reason: '不请了' });

    expect(await leaveOf(id)).toMatchObject({ result: 4 });
  });

  it('is listed for who asked for it, newest first, by what is asked for', async () => {
    const [{ data: first }, { data: second }] = [await ask({ reason: '看病', type: 1 }, 'peer'), await ask({}, 'peer')];
    const idsOf = async (filter: string, by: Person = 'peer') => {
      const { data } = await office.as(by)('GET', `/bpm/oa/leave/page?pageSize=100&${filter}`);
      return (data as { list: readonly OaLeave[] }).list.map(({ id }) => id);
    };

    expect(await idsOf('')).toEqual([second, first]);
    expect(await idsOf('type=1')).toEqual([first]);
    expect(await idsOf('reason=看')).toEqual([first]);
    expect(await idsOf('result=1')).toEqual([second, first]);
    expect(await idsOf('result=2')).toEqual([]);
    expect(await idsOf('createTime[1]=2020-01-01 00:00:00')).toEqual([]);
    expect(await idsOf('', 'boss')).toEqual([]);
  });

  it('is not kept while nothing of its process can be started', async () => {
    const { db } = office.app.database;
    await db.update(processDefinitions).set({ suspensionState: 2 }).where(eq(processDefinitions.key, 'oa_leave'));
    const before = await contentsOf(db, 'all');

    expect(await ask()).toEqual(refusal(1_009_003_002, '流程定义不存在'));

    expect(await contentsOf(db, 'all')).toEqual(before);
    await db.update(processDefinitions).set({ suspensionState: 1 }).where(eq(processDefinitions.key, 'oa_leave'));
  });
});

it('a process of leaves that somebody starts without one belongs to none', async () => {
  const { data: id } = await ask();
  const [definition] = await office.app.database.db
    .select()
    .from(processDefinitions)
    .where(eq(processDefinitions.key, 'oa_leave'));
  const instance = await office.start(definition?.id ?? '', { day: 1 });

  await office.as('asker')('DELETE', '/bpm/process-instance/cancel', { id: instance, reason: '撤' });

  expect(await leaveOf(id)).toMatchObject({ result: 1 });
});
