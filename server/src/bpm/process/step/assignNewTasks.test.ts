import { randomUUID } from 'node:crypto';
import { startStoredProcesses, type StoredProcesses } from '@zhilv/testing/store/start-stored-processes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BusinessError } from '../../../call/BusinessError.ts';
import { runCommand } from '../command/changeInstance.ts';
import type { TaskPlace } from '../hooks/ProcessPart.ts';

let processes: StoredProcesses;
/** The people of user tasks by their elements; nobody is found for those without. */
let people: Readonly<Record<string, readonly number[]>>;
let asked: TaskPlace[];
let told: string[];
beforeAll(async () => {
  processes = await startStoredProcesses({
    parts: [
      {
        assign: async (_, place) => {
          asked.push(place);
          const found = people[place.definitionKey];
          if (found === undefined) throw new BusinessError(1_009_006_003, '操作失败，原因：找不到任务的审批人！');
          return found;
        },
        taskCreated: async (_, { definitionKey, assigneeId }) => void told.push(`created ${definitionKey} ${assigneeId}`),
        tasksAssigned: async (_, tasks) =>
          void told.push(...tasks.map(({ definitionKey, assigneeId }) => `assigned ${definitionKey} ${assigneeId}`)),
        taskEnded: async (_, { definitionKey, result }) => void told.push(`ended ${definitionKey} ${result}`),
        instanceEnded: async (_event) => void told.push(`instance ended ${_event.instance.result}`),
      },
    ],
  });
});
afterAll(() => processes.database.close());
beforeEach(() => {
  people = {};
  asked = [];
  told = [];
});

/** A process with one user task. */
const single = (inner = ''): string =>
  `<startEvent id="s"/><userTask id="t" flowable:assignee="\${nobody}">${inner}</userTask><endEvent id="e"/>
   <sequenceFlow id="f1" sourceRef="s" targetRef="t"/><sequenceFlow id="f2" sourceRef="t" targetRef="e"/>`;
const round = (isSequential: boolean, condition = ''): string =>
  single(
    `<multiInstanceLoopCharacteristics isSequential="${isSequential}" flowable:collection="anything">${condition}</multiInstanceLoopCharacteristics>`,
  );
const assignees = async (rootId: string) => (await processes.open(rootId)).map(({ assigneeId }) => assigneeId);
const completeFirst = async (rootId: string) => {
  const [task] = await processes.open(rootId);
  if (task !== undefined) await processes.complete(task);
};

describe('a new task', () => {
  it('is for the first of those whom the rule finds, whatever the diagram says', async () => {
    people = { t: [7, 8] };

    const rootId = await processes.start(await processes.deploy('single', single()), { day: 3 });

    expect(await assignees(rootId)).toEqual([7]);
    expect(asked).toMatchObject([{ definitionKey: 't', variables: { day: 3 }, isRound: false }]);
    await completeFirst(rootId);
    expect(told).toEqual(['created t 7', 'assigned t 7', 'ended t 2', 'instance ended 2']);
  });

  it('that nobody is found for refuses the command', async () => {
    const definitionId = await processes.deploy('single', single());

    await expect(processes.start(definitionId)).rejects.toMatchObject({ code: 1_009_006_003 });

    const [{ count } = { count: 1 }] = await processes.rows<{ count: number }>(
      sql`select count(*)::int as count from bpm_process_instance where definition_id = ${definitionId}`,
    );
    expect(count).toBe(0);
  });
});

describe('a round', () => {
  it('has a task for each of the people', async () => {
    people = { t: [7, 8, 9] };

    const rootId = await processes.start(await processes.deploy('parallel', round(false)));

    expect(await assignees(rootId)).toEqual([7, 8, 9]);
    expect(asked).toHaveLength(1);
    for (let turn = 0; turn < 3; turn += 1) await completeFirst(rootId);
    expect(told.at(-1)).toBe('instance ended 2');
  });

  it('has thousands of them', async () => {
    const all = Array.from({ length: 4200 }, (_, index) => index + 1);
    people = { t: all };

    const rootId = await processes.start(await processes.deploy('crowd', round(false)));

    expect(await assignees(rootId)).toEqual(all);
    await runCommand(processes.as(1), { commandId: randomUUID(), rootId, command: { do: 'end', reason: '撤' } });
    expect(told.at(-1)).toBe('instance ended 4');
  });

  it('behind another task has its people too, and again after it was sent back to', async () => {
    people = { first: [1], t: [7, 8] };
    const behind = round(false).replace(
      '<sequenceFlow id="f1" sourceRef="s" targetRef="t"/>',
      '<userTask id="first"/><sequenceFlow id="f0" sourceRef="s" targetRef="first"/><sequenceFlow id="f1" sourceRef="first" targetRef="t"/>',
    );
    const rootId = await processes.start(await processes.deploy('behind', behind));
    await completeFirst(rootId);
    expect(await assignees(rootId)).toEqual([7, 8]);

    const command = { do: 'move', from: ['t'], to: 't', cleanJoins: true } as const;
    people = { t: [9, 10, 11] };
    await runCommand(processes.as(1), { commandId: randomUUID(), rootId, command });

    expect(await assignees(rootId)).toEqual([9, 10, 11]);
  });

  it('one after another asks the next of those who were found when it began', async () => {
    people = { t: [7, 8] };
    const rootId = await processes.start(await processes.deploy('sequential', round(true)));
    expect(await assignees(rootId)).toEqual([7]);
    people = { t: [1] };

    await completeFirst(rootId);

    expect(await assignees(rootId)).toEqual([8]);
    expect(asked).toHaveLength(1);
    await completeFirst(rootId);
    expect(told.at(-1)).toBe('instance ended 2');
  });

  it('is over for the others when enough of them have completed', async () => {
    people = { t: [7, 8, 9] };
    const condition = '<completionCondition>${nrOfCompletedInstances &gt;= 1}</completionCondition>';
    const rootId = await processes.start(await processes.deploy('any', round(false, condition)));

    await completeFirst(rootId);

    expect(await assignees(rootId)).toEqual([]);
    expect(told.slice(-4)).toEqual(['ended t 2', 'ended t 4', 'ended t 4', 'instance ended 2']);
  });
});
