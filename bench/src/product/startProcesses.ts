import {
  ASSIGN_RULE_TYPE,
  model,
  processDefinition,
  processInstance,
  SUSPENSION_STATE,
  task,
  taskAssignRule,
} from '@zhilv/contract/bpm';
import { accessToken, callApi } from '@zhilv/e2e/staff';
import type { BenchDatabase, Query } from './benchDatabase.ts';

/** A product with one process, in which the super user has the only task. */
export interface Processes {
  /** Starts an instance, and gives its id. */
  readonly start: () => Promise<string>;
  /** Gives the id of the task of an instance. */
  readonly taskOf: (instanceId: string) => Promise<string>;
  readonly approve: (taskId: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const KEY = 'bench_approval';
const NAME = '基准审批';

/** An approval that somebody is reminded of when it takes long, so that an open instance has rows of each kind that waits. */
const DIAGRAM = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="http://flowable.org/bpmn">
  <message id="withdrawn" name="withdrawn" />
  <process id="${KEY}" name="${NAME}" isExecutable="true">
    <startEvent id="start" />
    <userTask id="approve" name="审批" />
    <boundaryEvent id="late" attachedToRef="approve" cancelActivity="false">
      <timerEventDefinition><timeDuration>P30D</timeDuration></timerEventDefinition>
    </boundaryEvent>
    <boundaryEvent id="taken_back" attachedToRef="approve"><messageEventDefinition messageRef="withdrawn" /></boundaryEvent>
    <endEvent id="end" />
    <endEvent id="reminded" />
    <endEvent id="left" />
    <sequenceFlow id="f1" sourceRef="start" targetRef="approve" />
    <sequenceFlow id="f2" sourceRef="approve" targetRef="end" />
    <sequenceFlow id="f3" sourceRef="late" targetRef="reminded" />
    <sequenceFlow id="f4" sourceRef="taken_back" targetRef="left" />
  </process>
</definitions>`;

const SUPER_USER = { type: ASSIGN_RULE_TYPE.user, options: [1] };

/** Starts a product with that many open instances of others in its database. */
export async function startProcesses(database: BenchDatabase, openInstances: number): Promise<Processes> {
  try {
    const first = await database.start();
    const token = await accessToken(first.url, 'admin');
    const processDefinitionId = await deployed(first.url, token);
    const sample = await callApi(first.url, processInstance.create, { processDefinitionId }, token);
    await first.stop();
    await database.fill((query) => copy(query, sample, openInstances));
    const product = await database.start();
    return processesOf(product.url, await accessToken(product.url, 'admin'), processDefinitionId, () =>
      product.stop().finally(database.remove),
    );
  } catch (error) {
    await database.remove();
    throw error;
  }
}

/** Deploys the process, and gives the id of its definition. */
async function deployed(url: string, token: string): Promise<string> {
  const id = await callApi(url, model.create, { key: KEY, name: NAME }, token);
  const pages = { formType: 20, formCustomCreatePath: '/bench/create', formCustomViewPath: '/bench/detail' };
  await callApi(url, model.update, { id, category: '1', bpmnXml: DIAGRAM, ...pages }, token);
  await callApi(url, taskAssignRule.create, { modelId: id, taskDefinitionKey: 'approve', ...SUPER_USER }, token);
  await callApi(url, model.deploy, { id }, token);
  const all = await callApi(url, processDefinition.list, { suspensionState: SUSPENSION_STATE.active }, token);
  const definition = all.find(({ name }) => name === NAME);
  if (definition === undefined) throw new Error('the process was deployed and has no definition');
  return definition.id;
}

/** Copies everything that the server has written for an instance, under other ids and for other people. */
async function copy(query: Query, instanceId: string, count: number): Promise<void> {
  const tables = await query(
    String.raw`select table_name as name from information_schema.columns where column_name = 'root_id' and table_name like 'bpm\_%'`,
  );
  for (const { name } of tables)
    await query(
      `insert into ${String(name)} select copied.* from ${String(name)} as sample
       cross join lateral to_jsonb(sample) as value cross join generate_series(1, $2::int) as n
       cross join lateral jsonb_populate_record(sample, jsonb_build_object(
         'id', md5((value ->> 'id') || n), 'root_id', md5((value ->> 'root_id') || n),
         'instance_id', md5((value ->> 'instance_id') || n), 'task_id', md5((value ->> 'task_id') || n),
         'start_user_id', 1000000 + n % 1000, 'assignee_id', 1000000 + n / 100 % 1000,
         'create_time', (value ->> 'create_time')::timestamptz - n * interval '1 second',
         'next_time', (value ->> 'next_time')::timestamptz + n * interval '1 second')) as copied
       where $1 in (value ->> 'root_id', value ->> 'answer')`,
      [instanceId, count],
    );
}

const processesOf = (url: string, token: string, processDefinitionId: string, stop: () => Promise<void>): Processes => ({
  start: () => callApi(url, processInstance.create, { processDefinitionId }, token),
  taskOf: async (processInstanceId) => {
    const [only] = await callApi(url, task.listByProcessInstanceId, { processInstanceId }, token);
    if (only === undefined) throw new Error(`the instance ${processInstanceId} has no task`);
    return only.id;
  },
  approve: async (id) => {
    await callApi(url, task.approve, { id, reason: '同意' }, token);
  },
  stop,
});
