import { isFor, startTestApprovals, type TestApprovals } from '@zhilv/testing/bpm/start-test-approvals';
import { refusal } from '@zhilv/testing/server/start-test-app';
import type { ProcessIncident } from '@zhilv/contract/bpm';

import { afterAll, beforeAll, expect, it } from 'vitest';
import { processJobs } from '../process/rows/processJob.table.ts';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

let office: TestApprovals;
let admin: string;
let definition: string;
beforeAll(async () => {
  office = await startTestApprovals();
  admin = (await office.app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  definition = await office.deploy(
    `<bpmn2:startEvent id="start" /><bpmn2:sequenceFlow id="f1" sourceRef="start" targetRef="booking" />
     <bpmn2:serviceTask id="booking" flowable:class="nobodyDeclaresIt" />
     <bpmn2:sequenceFlow id="f2" sourceRef="booking" targetRef="after" /><bpmn2:userTask id="after" />`,
    { after: isFor('boss') },
  );
});
afterAll(() => office.app.database.close());

const call = (method: string, path: string, token = admin) => office.app.answer(method, `/bpm/incident${path}`, { token });
const page = async (query = '') =>
  (await call('GET', `/page?${query}`)).data as { list: readonly ProcessIncident[]; total: number };

/** Starts an instance, whose service is asked as often as it is before somebody has to look. */
async function stuck(): Promise<string> {
  const id = await office.start(definition);
  await fail();
  return id;
}

async function fail(): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    // The pauses are longer than anybody here stays signed in.
    await office.app.database.db.update(processJobs).set({ nextTime: office.app.clock.now });
    await office.app.due('bpm-jobs');
    office.app.clock.now += 1000;
  }
}

const retry = async (instance: string) => {
  const [incident] = (await page(`processInstanceId=${instance}`)).list;
  return call('PUT', `/retry?id=${incident?.id}`);
};

it('what is stuck is listed, newest first, with the instance and the reason', async () => {
  const first = await stuck();
  const second = await stuck();

  const { list, total } = await page();

  expect(total).toBe(2);
  expect(list.map(({ processInstance }) => processInstance.id)).toEqual([second, first]);
  expect(list[0]).toMatchObject({
    kind: 'job',
    elementId: 'booking',
    reason: '没有名为“nobodyDeclaresIt”的服务',
    processInstance: {
      processDefinitionId: definition,
      startUserNickname: 'asker',
      name: expect.stringContaining('试用流程') as string,
    },
  });
  expect(await page(`processInstanceId=${first}`)).toMatchObject({ total: 1, list: [{ processInstance: { id: first } }] });
  expect(await page('createTime[0]=2000-01-01 00:00:00&createTime[1]=2000-01-02 00:00:00')).toMatchObject({ total: 0, list: [] });
  expect(await page('pageNo=2&pageSize=1')).toMatchObject({ total: 2, list: [{ processInstance: { id: first } }] });
});

it('it is tried again at once, once for one click, and is another incident when it fails again', async () => {
  const instance = await stuck();
  const [before] = (await page(`processInstanceId=${instance}`)).list;

  expect(await call('PUT', `/retry?id=${before?.id}`)).toEqual({ code: 0, data: true, msg: '' });
  expect(await page(`processInstanceId=${instance}`)).toMatchObject({ total: 0 });
  expect(await call('PUT', `/retry?id=${before?.id}`)).toEqual(refusal(404, '这个故障已经处理，请刷新后再看'));

  await fail();
  const [after] = (await page(`processInstanceId=${instance}`)).list;
  expect(after?.createTime).toBeGreaterThan(before?.createTime ?? 0);
});

it('of two clicks at once one has it tried again', async () => {
  const instance = await stuck();
  const [{ id } = { id: '' }] = (await page(`processInstanceId=${instance}`)).list;

  const codes = (await Promise.all([1, 2, 3].map(() => call('PUT', `/retry?id=${id}`)))).map(({ code }) => code);

  expect(codes.toSorted((one, other) => one - other)).toEqual([0, 404, 404]);
});

it('one whose instance was cancelled is gone', async () => {
  const instance = await stuck();
  const [{ id } = { id: '' }] = (await page(`processInstanceId=${instance}`)).list;

  await office.as('asker')('DELETE', '/bpm/process-instance/cancel', { id: instance, reason: '不办了' });

  expect(await page(`processInstanceId=${instance}`)).toMatchObject({ total: 0 });
  expect(await call('PUT', `/retry?id=${id}`)).toEqual(refusal(404, '这个故障已经处理，请刷新后再看'));
});

it('only those who look after processes see and retry it, in their own tenant', async () => {
  const instance = await stuck();
  const [{ id } = { id: '' }] = (await page(`processInstanceId=${instance}`)).list;
  const staff = (await office.app.signIn('bpmstaff', SEEDED_PASSWORD)).accessToken;

  expect((await call('GET', '/page', staff)).code).toBe(0);
  const shop = await office.app.signIn('mallstaff', SEEDED_PASSWORD);
  expect(await call('GET', '/page', shop.accessToken)).toEqual(refusal(403, '没有该操作权限'));
  expect(await call('PUT', `/retry?id=${id}`, shop.accessToken)).toEqual(refusal(403, '没有该操作权限'));

  const stranger = await office.stranger();
  expect((await stranger('GET', '/bpm/incident/page')).data).toMatchObject({ total: 0, list: [] });
  expect((await stranger('PUT', `/bpm/incident/retry?id=${id}`)).code).toBe(404);
  expect((await retry(instance)).code).toBe(0);
});
