import { randomUUID } from 'node:crypto';
import { startStoredProcesses, type StoredProcesses } from '@zhilv/testing/store/start-stored-processes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../command/changeInstance.ts';
import { retryIncident } from '../incident/retryIncident.ts';

let processes: StoredProcesses;
beforeAll(async () => {
  processes = await startStoredProcesses();
});
afterAll(() => processes.database.close());
beforeEach(async () => {
  // What earlier tests left waits for nobody.
  await processes.database.db.execute(sql`update bpm_message set held = true`);
  await processes.database.db.execute(sql`delete from bpm_subscription`);
});

const messages = () => processes.due('bpm-messages');
const incidents = (rootId: string) =>
  processes.rows<{ id: string }>(sql`select id, kind, element_id, reason from bpm_incident where root_id = ${rootId}`);
const retry = async (rootId: string) => {
  for (const { id } of await incidents(rootId)) await retryIncident(processes.as(1), id);
};

const LISTENER = `
  <startEvent id="s"/><intermediateCatchEvent id="catch"><signalEventDefinition signalRef="closed"/></intermediateCatchEvent>
  <userTask id="heard"/><sequenceFlow id="f1" sourceRef="s" targetRef="catch"/><sequenceFlow id="f2" sourceRef="catch" targetRef="heard"/>`;
const THROWER = `
  <startEvent id="s"/><intermediateThrowEvent id="throw"><signalEventDefinition signalRef="closed"/></intermediateThrowEvent>
  <userTask id="thrown"/><sequenceFlow id="f1" sourceRef="s" targetRef="throw"/><sequenceFlow id="f2" sourceRef="throw" targetRef="thrown"/>`;

describe('a signal', () => {
  it('reaches each other instance that waits for it, once', async () => {
    const [listener, thrower] = [await processes.deploy('listener', LISTENER), await processes.deploy('thrower', THROWER)];
    const waiting = [await processes.start(listener), await processes.start(listener), await processes.start(listener)];
    const rootId = await processes.start(thrower);
    expect(await processes.openKeys(rootId)).toEqual(['thrown']);
    // Those who begin to wait later have missed it.
    const late = await processes.start(listener);

    let delivered = (await Promise.all([messages(), messages(), messages()])).reduce((sum, count) => sum + count, 0);
    delivered += await messages();

    expect(delivered).toBe(3);
    for (const id of waiting) expect(await processes.openKeys(id)).toEqual(['heard']);
    expect(await processes.openKeys(late)).toEqual([]);
    expect(await messages()).toBe(0);
  });

  it('waits for an instance that is suspended, and is lost for one that has ended', async () => {
    const [listener, thrower] = [await processes.deploy('listener', LISTENER), await processes.deploy('thrower', THROWER)];
    const [suspended, ended] = [await processes.start(listener), await processes.start(listener)];
    await processes.set(suspended, 'suspend');
    await processes.start(thrower);
    await runCommand(processes.as(1), { commandId: randomUUID(), rootId: ended, command: { do: 'end', reason: '取消' } });

    await messages();
    const left = () =>
      processes.rows<{ held: boolean }>(sql`select held from bpm_message where root_id in (${suspended}, ${ended})`);
    expect(await left()).toEqual([{ held: true }]);

    await processes.set(suspended, 'activate');
    expect(await messages()).toBe(1);
    expect(await processes.openKeys(suspended)).toEqual(['heard']);
    expect(await left()).toEqual([]);
  });

  it('that is refused is tried three times, then waits for somebody, or for the end', async () => {
    const broken = LISTENER.replace(
      'targetRef="heard"/>',
      `targetRef="x"/><exclusiveGateway id="x"/>
       <sequenceFlow id="f3" sourceRef="x" targetRef="heard"><conditionExpression>\${way == 1}</conditionExpression></sequenceFlow>`,
    );
    const listener = await processes.deploy('broken', broken);
    const [mended, ended] = [await processes.start(listener, { way: 2 }), await processes.start(listener, { way: 2 })];
    await processes.start(await processes.deploy('thrower', THROWER));
    for (let round = 0; round < 3; round += 1) {
      expect(await messages()).toBe(2);
      expect(await messages()).toBe(0);
      processes.clock.now += 60_000;
    }
    expect(await messages()).toBe(0);
    expect(await incidents(mended)).toMatchObject([
      { kind: 'message', element_id: 'closed', reason: expect.stringMatching(/\S/) as string },
    ]);

    const set = { do: 'variables', variables: { way: 1 } } as const;
    await runCommand(processes.as(1), { commandId: randomUUID(), rootId: mended, command: set });
    await retry(mended);
    await runCommand(processes.as(1), { commandId: randomUUID(), rootId: ended, command: { do: 'end', reason: '取消' } });

    expect(await messages()).toBe(1);
    expect(await processes.openKeys(mended)).toEqual(['heard']);
    expect([...(await incidents(mended)), ...(await incidents(ended))]).toEqual([]);
    const left = await processes.rows<object>(sql`select id from bpm_message where root_id = ${ended}`);
    expect(left).toEqual([]);
    await expect(retryIncident(processes.as(1), 'gone')).rejects.toMatchObject({ code: 404 });
  });

  it('that leads to others has them wait for their turn, and once for each, for processes may signal one another for ever', async () => {
    const echo = `
      <startEvent id="s"/><exclusiveGateway id="x"/><intermediateCatchEvent id="catch"><signalEventDefinition signalRef="closed"/></intermediateCatchEvent>
      <intermediateThrowEvent id="throw"><signalEventDefinition signalRef="closed"/></intermediateThrowEvent>
      <sequenceFlow id="f1" sourceRef="s" targetRef="x"/><sequenceFlow id="f2" sourceRef="x" targetRef="catch"/>
      <sequenceFlow id="f3" sourceRef="catch" targetRef="throw"/><sequenceFlow id="f4" sourceRef="throw" targetRef="x"/>`;
    const definitionId = await processes.deploy('echo', echo);
    for (let count = 0; count < 3; count += 1) await processes.start(definitionId);
    await processes.start(await processes.deploy('thrower', THROWER));
    expect(await messages()).toBe(3);

    for (let round = 0; round < 8; round += 1) {
      expect(await messages()).toBe(0);
      processes.clock.now += 10_000;
      expect(await messages()).toBe(2);
    }
  });
});
