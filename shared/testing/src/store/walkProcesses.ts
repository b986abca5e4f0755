import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import {
  processDefinitions,
  jobsDue,
  messagesDue,
  openDatabase,
  type ProcessContext,
  readSettings,
  runCommand,
  startInstance,
  tasks,
  timersDue,
} from '@zhilv/server/process';
import { isNull, sql } from 'drizzle-orm';

/*
 * For tests: a server of processes and the people who use it, which may be killed at any moment. It starts instances of the only
 * definition, completes all tasks in a random order and does what is due until all instances have ended. After each step it writes a line.
 */

const { DATA_DIR, DATABASE_URL, INSTANCES } = process.env;
const count = Number(INSTANCES);
const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR ?? null });
const { db } = database;
const context: ProcessContext = { db, tenantId: 1, clock: Date.now, user: null, wake: () => {}, parts: [] };

const stepped = (): void => void process.stdout.write('.\n');

async function start(definitionId: string): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    await startInstance(context, { commandId: `start:${number}`, definitionId, variables: { number } });
    stepped();
  }
}

/** People do their tasks, and two of them the same one. */
async function completeSome(): Promise<void> {
  const open = await db
    .select()
    .from(tasks)
    .where(isNull(tasks.endTime))
    .orderBy(sql`random()`)
    .limit(5);
  for (const { id, rootId, ref } of open) {
    const done = { commandId: `complete:${id}`, rootId, command: { do: 'complete', task: ref ?? 0 } } as const;
    await Promise.all([runCommand(context, done), runCommand(context, done)]);
    stepped();
  }
}

const due = {
  ...context,
  settings: readSettings({}).app,
  send: () => Promise.reject(new Error('Nothing is sent.')),
};

async function doDue(): Promise<void> {
  for (const work of [timersDue, jobsDue, messagesDue]) {
    const done = await work.run(due);
    for (let number = 0; number < done; number += 1) stepped();
  }
}

const isOver = async (): Promise<boolean> => {
  const { rows } = (await db.execute(
    sql`select count(*)::int as count from bpm_process_instance where parent_id is null and status = 2`,
  )) as { rows: readonly { count: number }[] };
  return rows[0]?.count === count;
};

const [definition] = await db.select({ id: processDefinitions.id }).from(processDefinitions);
await start(String(definition?.id));
while (!(await isOver())) {
  await completeSome();
  await doDue();
  await setTimeout(5);
}
await database.close();
