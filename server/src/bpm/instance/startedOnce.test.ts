import type { OaLeave, ProcessInstanceRow } from '@zhilv/contract/bpm';
import { isFor, type Person, type TestApprovals } from '@zhilv/testing/bpm/start-test-approvals';
import { startTwoSteps } from '@zhilv/testing/bpm/start-two-steps';
import { TWO_STEPS } from '@zhilv/testing/bpm/two-step-process';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let office: TestApprovals;
let definition: string;
beforeAll(async () => {
  ({ office, definition } = await startTwoSteps());
});
afterAll(() => office.app.database.close());

const start = (requestId: unknown, by: Person = 'asker', processDefinitionId = definition) =>
  office.as(by)('POST', '/bpm/process-instance/create', { processDefinitionId, variables: { day: 5 }, requestId });
const total = async (page: string, by: Person = 'asker') => {
  const { data } = await office.as(by)('GET', page);
  return (data as { readonly list: readonly (ProcessInstanceRow | OaLeave)[]; readonly total: number }).total;
};
const INSTANCES = '/bpm/process-instance/my-page';

describe('who clicks twice', () => {
  it('starts one process, and is told of it twice', async () => {
    const before = await total(INSTANCES);

    const [first, second] = await Promise.all([start('r-1'), start('r-1')]);
    const third = await start('r-1');

    expect(first).toEqual({ code: 0, data: expect.any(String) as string, msg: '' });
    expect([second, third]).toEqual([first, first]);
    expect(await total(INSTANCES)).toBe(before + 1);
  });

  it('asks for one leave', async () => {
    const [leaves, instances] = [await total('/bpm/oa/leave/page'), await total(INSTANCES)];
    const startTime = office.app.clock.now;
    const ask = () =>
      office.as('asker')('POST', '/bpm/oa/leave/create', {
        type: 1,
        reason: '看病',
        startTime,
        endTime: startTime,
        requestId: 'r-1',
      });

    const [first, second] = await Promise.all([ask(), ask()]);

    expect(first.code).toBe(0);
    expect(second).toEqual(first);
    expect(await total('/bpm/oa/leave/page')).toBe(leaves + 1);
    expect(await total(INSTANCES)).toBe(instances + 1);
  });
});

describe('a start is another one', () => {
  it('in the name of somebody else, and of another process', async () => {
    const other = await office.deploy(TWO_STEPS, { lead: isFor('boss'), chief: isFor('chief') });
    const ids = [await start('r-2'), await start('r-2', 'peer'), await start('r-2', 'asker', other)].map(({ data }) => data);

    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(null);
  });

  it('after one that was refused, and each time that nothing tells them apart', async () => {
    expect(await start('r-3', 'asker', 'a:1:b')).toMatchObject({ code: 1_009_003_002 });
    expect(await start('r-3', 'asker', 'a:1:b')).toMatchObject({ code: 1_009_003_002 });

    const [first, second] = [await start(undefined), await start(undefined)];
    expect(first.data).not.toBe(second.data);
    expect(await start('x'.repeat(65))).toEqual(refusal(400, '请求参数不正确:请求编号长度不能超过 64 个字符'));
  });
});
