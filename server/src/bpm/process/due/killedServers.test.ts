import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startWalker } from '@zhilv/testing/store/start-walker';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { addressOn } from '@zhilv/testing/server/prepared-databases';
import { startStoredProcesses, type StoredProcesses } from '@zhilv/testing/store/start-stored-processes';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../../db/openDatabase.ts';

const INSTANCES = rounds({ sample: 6, soak: 200 });
const KILLS = rounds({ sample: 2, soak: 60 });

const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-process-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two people at once, a job of the server's own, a timer, a person, and the end. */
const WALK = `
  <startEvent id="s"/><parallelGateway id="fork"/><userTask id="a"/><userTask id="b"/><parallelGateway id="join"/>
  <serviceTask id="later" flowable:async="true" flowable:expression="\${number + 1}" flowable:resultVariable="next"/>
  <intermediateCatchEvent id="wait"><timerEventDefinition><timeDuration>PT0.05S</timeDuration></timerEventDefinition></intermediateCatchEvent>
  <userTask id="last"/><endEvent id="e"/>
  <sequenceFlow id="f1" sourceRef="s" targetRef="fork"/><sequenceFlow id="f2" sourceRef="fork" targetRef="a"/>
  <sequenceFlow id="f3" sourceRef="fork" targetRef="b"/><sequenceFlow id="f4" sourceRef="a" targetRef="join"/>
  <sequenceFlow id="f5" sourceRef="b" targetRef="join"/><sequenceFlow id="f6" sourceRef="join" targetRef="later"/>
  <sequenceFlow id="f7" sourceRef="later" targetRef="wait"/><sequenceFlow id="f8" sourceRef="wait" targetRef="last"/>
  <sequenceFlow id="f9" sourceRef="last" targetRef="e"/>`;

const server = process.env['TEST_DATABASE_URL'];
/** The embedded database belongs to one process; on PostgreSQL two servers share one, and each is killed. */
const SERVERS = server === undefined ? 1 : 2;

/** Opens the database of all servers; the embedded one only while none of them runs. */
const opened = async (): Promise<OpenDatabase> =>
  server === undefined ? openDatabase({ dataDirectory: folder }) : openTestDatabase();

it(
  'servers that are killed at any moment lose no step of any instance, and repeat none',
  async () => {
    const database = await opened();
    if (server === undefined) await migrate(database);
    const processes = await startStoredProcesses({ database });
    await processes.deploy('walk', WALK);
    const [{ name } = { name: '' }] = await processes.rows<{ name: string }>(sql`select current_database() as name`);
    if (server === undefined) await database.close();
    const where = server === undefined ? { DATA_DIR: folder } : { DATABASE_URL: addressOn(server, name) };

    const kills = new SeededRandom(randomSeed);
    await Promise.all(Array.from({ length: SERVERS }, () => walkedToTheEnd(where, kills)));

    const after = server === undefined ? await openDatabase({ dataDirectory: folder }) : database;
    await expectWholeWalks(await startStoredProcesses({ database: after }));
    await after.close();
  },
  60_000 + KILLS * 10_000,
);

/** Starts a server again each time it was killed, until one of them finds nothing more to do. */
async function walkedToTheEnd(where: Parameters<typeof startWalker>[0], random: SeededRandom): Promise<void> {
  for (let kills = 0; ; kills += 1) {
    const { child, onStep } = startWalker(where, INSTANCES);
    let left = kills < KILLS ? 1 + random.below(2 * Math.ceil((INSTANCES * 8) / KILLS)) : Infinity;
    onStep(() => {
      left -= 1;
      if (left === 0) child.kill('SIGKILL');
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    if (code === 0) return;
    expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });
  }
}

const PASSED = [
  's',
  'f1',
  'fork',
  'f2',
  'f3',
  'a',
  'b',
  'f4',
  'f5',
  'join',
  'join',
  'f6',
  'later',
  'f7',
  'wait',
  'f8',
  'last',
  'f9',
  'e',
];

async function expectWholeWalks({ rows }: StoredProcesses): Promise<void> {
  const instances = await rows<object>(sql`
    select status, result, variables, (select string_agg(key, ' ' order by key collate "C") from bpm_activity a where a.root_id = i.id) as passed,
      (select string_agg(definition_key || ' ' || result, ', ' order by definition_key) from bpm_task t where t.root_id = i.id) as tasks
    from bpm_process_instance i order by (variables ->> 'number')::int`);
  expect(instances).toEqual(
    Array.from({ length: INSTANCES }, (_, number) => ({
      status: 2,
      result: 2,
      variables: { number, next: number + 1 },
      passed: PASSED.toSorted().join(' '),
      tasks: 'a 2, b 2, last 2',
    })),
  );
  const left = await rows<object>(sql`
    select (select count(*)::int from bpm_timer) as timers, (select count(*)::int from bpm_job) as jobs,
      (select count(*)::int from bpm_incident) as incidents, (select count(*)::int from bpm_activity where end_time is null) as open`);
  expect(left).toEqual([{ timers: 0, jobs: 0, incidents: 0, open: 0 }]);
}
