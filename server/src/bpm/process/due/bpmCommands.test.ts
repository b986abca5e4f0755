import { startStoredProcesses, type StoredProcesses } from '@zhilv/testing/store/start-stored-processes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

const DAY_MS = 86_400_000;

let processes: StoredProcesses;
beforeAll(async () => {
  processes = await startStoredProcesses();
});
afterAll(() => processes.database.close());

const ONE_TASK = '<startEvent id="s"/><userTask id="one"/><sequenceFlow id="f1" sourceRef="s" targetRef="one"/>';

it('commands are forgotten after a week, and what they did stays', async () => {
  const definitionId = await processes.deploy('forgotten', ONE_TASK);
  const rootId = await processes.start(definitionId);
  const commands = () => processes.rows(sql`select id from bpm_command order by id`);
  const before = await commands();
  expect(before.length).toBeGreaterThan(0);

  processes.clock.now += 7 * DAY_MS;
  expect(await processes.due('bpm-commands')).toBe(0);
  expect(await commands()).toEqual(before);

  processes.clock.now += 1;
  expect(await processes.due('bpm-commands')).toBeGreaterThan(0);
  expect(await commands()).toEqual([]);
  expect(await processes.openKeys(rootId)).toEqual(['one']);
});
