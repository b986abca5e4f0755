import type { Id } from '@zhilv/contract';
import type { Activity, ProcessInstance, Task } from '@zhilv/contract/bpm';
import { roles, tenants, userRoles, users } from '@zhilv/server/database';
import { TEST_PASSWORD } from '../server/fillTestStaff.ts';
import { quickHash } from '../server/quickHash.ts';
import { drawnProcess } from './drawnProcess.ts';
import { startTestModels, type TestModels } from './startTestModels.ts';

interface Envelope {
  readonly code: number;
  readonly data: unknown;
  readonly msg: string;
}

type Calling = (method: string, path: string, body?: object) => Promise<Envelope>;

/** The staff that takes part in processes, by their ids. */
export const PEOPLE = { asker: 9601, boss: 9602, peer: 9603, chief: 9604, other: 9605 } as const;
export type Person = keyof typeof PEOPLE;

/** The role of the demonstration whose holders work with processes. */
const BPM_STAFF = 110;
/** Nobody of the demonstration approves leaves there. */
const DEPT = 142;

/** The ids of another tenant, and of its administrator and role. */
const ELSEWHERE = 9600;

/** Whom a user task is for: the type of the rule, and its options. */
export type TestRule = readonly [type: number, options: readonly Id[]];

/** Gives the rule that a task is for somebody. */
export const isFor = (...people: readonly Person[]): TestRule => [30, people.map((person) => PEOPLE[person])];

/** Processes of a new installation, with what tests do in them. Close the database of its app. */
export interface TestApprovals extends Pick<TestModels, 'app' | 'made'> {
  /** Calls in somebody's name. */
  readonly as: (person: Person) => Calling;
  /** Calls in the name of who may do everything in another tenant. */
  readonly stranger: () => Promise<Calling>;
  /** Deploys a process, and gives the id of its definition. @param content its elements in XML */
  readonly deploy: (content: string, rules: Readonly<Record<string, TestRule>>, change?: object) => Promise<string>;
  /** Starts an instance in the asker's name, and gives its id. */
  readonly start: (definitionId: string, variables?: object) => Promise<string>;
  readonly get: (instanceId: string) => Promise<ProcessInstance>;
  /** All tasks, newest first, those of signers within the task that they sign. */
  readonly tasksOf: (instanceId: string) => Promise<readonly Task[]>;
  /** The newest open task of a user task. @throws Error when there is none */
  readonly openTask: (instanceId: string, key: string) => Promise<Task>;
  readonly activitiesOf: (instanceId: string) => Promise<readonly Activity[]>;
  /** The texts of somebody's messages, the newest first. */
  readonly messagesOf: (person: Person) => Promise<readonly string[]>;
}

/** For tests of instances and tasks: people who work with processes, the demonstration's company around them. */
export async function startTestApprovals(): Promise<TestApprovals> {
  const models = await startTestModels();
  const { app, made } = models;
  const password = quickHash(TEST_PASSWORD);
  const staff = Object.entries(PEOPLE) as [Person, number][];
  await app.database.db
    .insert(users)
    .values(staff.map(([username, id]) => ({ id, tenantId: 1, username, nickname: username, password, deptId: DEPT })));
  await app.database.db.insert(userRoles).values(staff.map(([, userId]) => ({ userId, roleId: BPM_STAFF })));
  const tokens = new Map<Person, string>();
  for (const [person] of staff) tokens.set(person, (await app.signIn(person, TEST_PASSWORD)).accessToken);

  const as: TestApprovals['as'] = (person) => (method, path, body) =>
    app.answer(method, path, { token: tokens.get(person) ?? '', ...(body && { body }) });

  const stranger: TestApprovals['stranger'] = async () => {
    const { db } = app.database;
    await db.insert(tenants).values({ id: ELSEWHERE, name: '外单位', expireTime: Date.UTC(2099, 0, 1) });
    const ofTenant = { id: ELSEWHERE, tenantId: ELSEWHERE };
    await db.insert(users).values({ ...ofTenant, username: 'stranger', nickname: '外人', password });
    await db.insert(roles).values({ ...ofTenant, name: '超级管理员', code: 'super_admin' });
    await db.insert(userRoles).values({ userId: ELSEWHERE, roleId: ELSEWHERE });
    const body = { username: 'stranger', password: TEST_PASSWORD };
    const { data } = await app.answer('POST', '/system/auth/login', { tenant: ELSEWHERE, body });
    const token = (data as { readonly accessToken: string }).accessToken;
    return (method, path, sent) => app.answer(method, path, { token, tenant: ELSEWHERE, ...(sent && { body: sent }) });
  };

  const read = async <Data>(path: string): Promise<Data> => {
    const { code, data, msg } = await as('other')('GET', path);
    if (code !== 0) throw new Error(`GET ${path} was refused: ${code} ${msg}`);
    return data as Data;
  };

  const deploy: TestApprovals['deploy'] = async (content, rules, change = {}) => {
    const model = await models.model();
    const bpmnXml = drawnProcess(model.key, model.name, content);
    await made('PUT', '/bpm/model/update', {
      id: model.id,
      category: '1',
      formType: 10,
      formId: await models.form(),
      bpmnXml,
      ...change,
    });
    for (const [taskDefinitionKey, [type, options]] of Object.entries(rules))
      await made('POST', '/bpm/task-assign-rule/create', { modelId: model.id, taskDefinitionKey, type, options });
    await made('POST', `/bpm/model/deploy?id=${model.id}`);
    const [definition] = await models.definitionsOf(model);
    if (definition === undefined) throw new Error(`${model.key} has no definition.`);
    return definition.id;
  };

  const start: TestApprovals['start'] = async (processDefinitionId, variables = {}) => {
    const { code, data, msg } = await as('asker')('POST', '/bpm/process-instance/create', { processDefinitionId, variables });
    if (code !== 0) throw new Error(`The process was not started: ${code} ${msg}`);
    return data as string;
  };

  const tasksOf = (id: string) => read<readonly Task[]>(`/bpm/task/list-by-process-instance-id?processInstanceId=${id}`);

  const openTask: TestApprovals['openTask'] = async (instanceId, key) => {
    const task = (await tasksOf(instanceId)).find((one) => one.definitionKey === key && one.endTime === null);
    if (task === undefined) throw new Error(`${instanceId} has no open task ${key}.`);
    return task;
  };

  const messagesOf: TestApprovals['messagesOf'] = async (person) => {
    const { data } = await as(person)('GET', '/system/notify-message/my-page?pageSize=100');
    return (data as { list: readonly { templateContent: string }[] }).list.map(({ templateContent }) => templateContent);
  };

  return {
    app,
    made,
    as,
    stranger,
    deploy,
    start,
    get: (id) => read(`/bpm/process-instance/get?id=${id}`),
    tasksOf,
    openTask,
    activitiesOf: (id) => read(`/bpm/activity/list?processInstanceId=${id}`),
    messagesOf,
  };
}
