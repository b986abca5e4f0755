import { startStoredProcesses, type StoredProcesses } from '@zhilv/testing/store/start-stored-processes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Variables } from '../../engine/index.ts';
import type { ServiceJob } from '../hooks/ProcessPart.ts';
import { ServiceError } from '../hooks/ServiceError.ts';
import { retryIncident } from '../incident/retryIncident.ts';

let processes: StoredProcesses;
let service: (job: ServiceJob) => Promise<Variables>;
beforeAll(async () => {
  processes = await startStoredProcesses({ parts: [{ services: { booking: (job) => service(job) } }] });
});
afterAll(() => processes.database.close());
beforeEach(async () => {
  service = async () => ({});
  // What earlier tests left waits for nobody.
  await processes.database.db.execute(sql`update bpm_job set held = true`);
});

const jobs = () => processes.due('bpm-jobs');
const incidents = (rootId: string) =>
  processes.rows<{ id: string }>(sql`select id, kind, element_id, reason from bpm_incident where root_id = ${rootId}`);
const retry = async (rootId: string) => {
  for (const { id } of await incidents(rootId)) await retryIncident(processes.as(1), id);
};

const BOOKING = `
  <startEvent id="s"/>
  <serviceTask id="book" flowable:class="booking"><extensionElements><flowable:field name="seats" stringValue="2"/></extensionElements></serviceTask>
  <userTask id="booked"/><userTask id="full"/>
  <boundaryEvent id="caught" attachedToRef="book"><errorEventDefinition errorRef="FULL"/></boundaryEvent>
  <sequenceFlow id="f1" sourceRef="s" targetRef="book"/><sequenceFlow id="f2" sourceRef="book" targetRef="booked"/>
  <sequenceFlow id="f3" sourceRef="caught" targetRef="full"/>`;

describe('a service', () => {
  it('is asked once after the commit, and the process goes on with its answer', async () => {
    const asked: ServiceJob[] = [];
    service = async (job) => {
      asked.push(job);
      return { seat: '3A' };
    };
    processes.woken.length = 0;
    const rootId = await processes.start(await processes.deploy('booking', BOOKING));
    expect(processes.woken).toContain('bpm-jobs');
    expect(await processes.openKeys(rootId)).toEqual([]);

    const done = await Promise.all([jobs(), jobs(), jobs()]);
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);

    expect(await processes.openKeys(rootId)).toEqual(['booked']);
    expect(asked).toMatchObject([{ tenantId: 1, fields: { seats: '2' } }]);
    const [row] = await processes.rows<{ variables: object }>(
      sql`select variables from bpm_process_instance where id = ${rootId}`,
    );
    expect(row?.variables).toEqual({ seat: '3A' });
  });

  it('that fails is asked again after longer and longer pauses, under the same id, then an incident waits for somebody', async () => {
    const asked: { id: string; at: number }[] = [];
    service = async ({ id }) => {
      asked.push({ id, at: processes.clock.now });
      throw new Error('对方系统没有回应');
    };
    const rootId = await processes.start(await processes.deploy('booking', BOOKING));
    for (let minute = 0; minute < 600 && (await incidents(rootId)).length === 0; minute += 1) {
      await jobs();
      processes.clock.now += 60_000;
    }

    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    const [first = 0, second = 0, third = 0] = asked.map(({ at }) => at);
    expect(third - second).toBeGreaterThan(second - first);
    expect(await incidents(rootId)).toMatchObject([{ kind: 'job', element_id: 'book', reason: '对方系统没有回应' }]);

    service = async () => ({});
    await retry(rootId);
    expect(await jobs()).toBe(1);
    expect(await processes.openKeys(rootId)).toEqual(['booked']);
    expect(await incidents(rootId)).toEqual([]);
  });

  it('may fail with an error that the process catches', async () => {
    service = () => Promise.reject(new ServiceError('FULL', '没有空位'));
    const rootId = await processes.start(await processes.deploy('booking', BOOKING));

    expect(await jobs()).toBe(1);

    expect(await processes.openKeys(rootId)).toEqual(['full']);
  });

  it('that nobody offers fails, and says so', async () => {
    const rootId = await processes.start(await processes.deploy('lost', BOOKING.replace('"booking"', '"com.example.Lost"')));
    for (let minute = 0; minute < 600 && (await incidents(rootId)).length === 0; minute += 1) {
      await jobs();
      processes.clock.now += 60_000;
    }

    expect(await incidents(rootId)).toMatchObject([{ reason: '没有名为“com.example.Lost”的服务' }]);
  });

  it('is asked again by another server when the one that asked it is gone', async () => {
    let answers = 0;
    service = () =>
      new Promise(() => {
        answers += 1;
      });
    const rootId = await processes.start(await processes.deploy('booking', BOOKING));
    // This one is never heard of again.
    void jobs();
    await expect.poll(() => answers).toBe(1);
    service = async () => ({});

    expect(await jobs()).toBe(0);
    processes.clock.now += 120_000;
    expect(await jobs()).toBe(1);
    expect(await processes.openKeys(rootId)).toEqual(['booked']);
  });
});
