import { randomUUID } from 'node:crypto';
import type { Id } from '@zhilv/contract';
import type { OpenDatabase } from '@zhilv/server/database';
import {
  commandsDue,
  processDefinitions,
  jobsDue,
  messagesDue,
  type ProcessContext,
  type ProcessPart,
  readSettings,
  runCommand,
  startInstance,
  type TaskRow,
  tasks,
  timersDue,
} from '@zhilv/server/process';
import { and, asc, eq, isNull, type sql } from 'drizzle-orm';
import { openTestDatabase } from '../server/openTestDatabase.ts';

/** Processes without people, forms and pages: definitions go into the database as a deployment would put them there. */
export interface StoredProcesses {
  readonly database: OpenDatabase;
  /** It stands still until it is moved. */
  readonly clock: { now: number };
  /** The due works that were woken. */
  readonly woken: string[];
  /** Whoever acts; null is the server itself. */
  readonly as: (userId: Id | null, tenantId?: number) => ProcessContext;
  /**
   * Deploys the next version of a process, and gives its id.
   * @param elements the XML within the process, where the signal `closed` and the error `FULL` are known
   */
  readonly deploy: (key: string, elements: string) => Promise<string>;
  /** Deploys the next version of a process of a document that may have others, and gives its id. */
  readonly deployDocument: (key: string, bpmnXml: string) => Promise<string>;
  /** Starts an instance as user 1, and gives its id. */
  readonly start: (definitionId: string, variables?: Readonly<Record<string, unknown>>) => Promise<string>;
  /** The open tasks of an instance and of all that it called, the oldest first. */
  readonly open: (rootId: string) => Promise<readonly TaskRow[]>;
  /** The elements of the open tasks. */
  readonly openKeys: (rootId: string) => Promise<readonly string[]>;
  /** Suspends an instance or lets it go on. */
  readonly set: (rootId: string, what: 'suspend' | 'activate') => Promise<void>;
  /** Does one batch of the due work of a name, such as `bpm-timers`, and gives how many it did. No loop runs in tests. */
  readonly due: (name: string) => Promise<number>;
  /** Completes a task as user 1. */
  readonly complete: (task: TaskRow, commandId?: string) => Promise<void>;
  readonly rows: <Row>(query: ReturnType<typeof sql>) => Promise<readonly Row[]>;
}

interface StoredProcessesOptions {
  /** Those that take part; nobody where it is left out. */
  readonly parts?: readonly ProcessPart[];
  /** In place of one that is made for the test. */
  readonly database?: OpenDatabase;
}

/** For tests of the store of processes. Close its database in the end. */
export async function startStoredProcesses({
  parts = [],
  database: given,
}: StoredProcessesOptions = {}): Promise<StoredProcesses> {
  const database = given ?? (await openTestDatabase());
  const { db } = database;
  const clock = { now: Date.UTC(2030, 0, 7) };
  const woken: string[] = [];
  const versions = new Map<string, number>();

  const as: StoredProcesses['as'] = (userId, tenantId = 1) => ({
    db,
    tenantId,
    clock: () => clock.now,
    user: userId === null ? null : { ...NOBODY, id: userId, tenantId },
    wake: (name) => woken.push(name),
    parts,
  });

  const open: StoredProcesses['open'] = (rootId) =>
    db
      .select()
      .from(tasks)
      .where(and(eq(tasks.rootId, rootId), isNull(tasks.endTime)))
      .orderBy(asc(tasks.createTime), asc(tasks.ref));

  const deployDocument: StoredProcesses['deployDocument'] = async (key, bpmnXml) => {
    const version = (versions.get(key) ?? 0) + 1;
    versions.set(key, version);
    const id = `${key}:${version}:${randomUUID()}`;
    await db
      .insert(processDefinitions)
      .values({ id, key, version, modelId: key, name: key, bpmnXml, deploymentTime: clock.now, tenantId: 1 });
    return id;
  };

  return {
    database,
    clock,
    woken,
    as,
    open,
    openKeys: async (rootId) => (await open(rootId)).map(({ definitionKey }) => definitionKey),
    set: (rootId, what) => runCommand(as(1), { commandId: randomUUID(), rootId, command: { do: what } }),
    due: async (name) => {
      const work = [timersDue, jobsDue, messagesDue, commandsDue].find((one) => one.name === name);
      if (work === undefined) throw new Error(`No *.due.ts declares ${name}.`);
      return work.run({ ...as(null), settings: readSettings({}).app, send: () => Promise.reject(new Error('Nothing is sent.')) });
    },
    deploy: (key, elements) => deployDocument(key, documentOf(key, elements)),
    deployDocument,
    start: (definitionId, variables = {}) => startInstance(as(1), { commandId: randomUUID(), definitionId, variables }),
    complete: ({ rootId, ref }, commandId = randomUUID()) =>
      runCommand(as(1), { commandId, rootId, command: { do: 'complete', task: ref ?? 0 } }),
    rows: async <Row>(query: ReturnType<typeof sql>) =>
      // Both drivers give an object with `rows`; the type that they have in common does not know.
      ((await db.execute(query)) as { rows: readonly Row[] }).rows,
  };
}

const NOBODY = {
  username: 'someone',
  nickname: '某人',
  deptId: null,
  avatar: null,
  email: null,
  roles: [],
  permissions: [],
  dataScope: { all: true, deptIds: [], ownDept: 'hidden' },
} as const;

const documentOf = (key: string, elements: string): string =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" ` +
  `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" targetNamespace="http://flowable.org/bpmn">` +
  `<signal id="closed" name="closed"/><error id="FULL" errorCode="FULL"/>` +
  `<process id="${key}" name="${key}" isExecutable="true">${elements}</process></definitions>`;
