import { type Id, idOf } from '@zhilv/contract';
import { type InferSelectModel, and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { DueContext } from '../../due/DueWork.ts';
import { payApps } from '../app/payApp.table.ts';
import { NOTICE_OF } from './addNotice.ts';
import { noticeHeaders } from './noticeSignature.ts';
import { payNotifyTasks } from './payNotify.table.ts';
import { payNotifyLogs } from './payNotifyLog.table.ts';

/** So many are sent at once. */
export const NOTICES_AT_ONCE = 20;
/** A server that has not said within this time what came of a sending counts as gone. A sending takes five seconds at most. */
const LEASE_MS = 120_000;
/** The waits after the first sending, after the second and so on; the last one is for all that follow. */
const WAITS_MS = [15_000, 15_000, 30_000, 180_000, 1_800_000, 1_800_000, 1_800_000, 3_600_000];

/** The values of `pay_notify_status`. */
const WAITING = 0;
const DONE = 10;
const GIVEN_UP = 20;
const REFUSED = 21;
const UNANSWERED = 22;

type Task = InferSelectModel<typeof payNotifyTasks>;

/**
 * Sends the notices that are due, and gives how many. Each is claimed by a server for a while, so that no two send it together and that of
 * a server which was killed is sent by the next one.
 */
export async function sendNotices(context: DueContext): Promise<number> {
  const tasks = await claimed(context);
  const apps = await appsOf(context, tasks);
  await Promise.all(tasks.map((task) => sendOne(context, task, apps.get(String(task.appId)) ?? '')));
  return tasks.length;
}

const claimed = ({ db, clock }: DueContext): Promise<readonly Task[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: payNotifyTasks.id })
      .from(payNotifyTasks)
      .where(and(inArray(payNotifyTasks.status, [WAITING, REFUSED, UNANSWERED]), lte(payNotifyTasks.nextNotifyTime, clock())))
      .orderBy(asc(payNotifyTasks.nextNotifyTime))
      .limit(NOTICES_AT_ONCE)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(payNotifyTasks)
      .set({ nextNotifyTime: clock() + LEASE_MS })
      .where(
        inArray(
          payNotifyTasks.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });

/** The secrets of the applications, of deleted ones too: what was paid before is told all the same. */
async function appsOf({ db }: DueContext, tasks: readonly Task[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(tasks.map(({ appId }) => String(appId)))].map(idOf);
  if (ids.length === 0) return new Map();
  const apps = await db.select({ id: payApps.id, secret: payApps.secret }).from(payApps).where(inArray(payApps.id, ids));
  return new Map(apps.map(({ id, secret }) => [String(id), secret]));
}

async function sendOne(context: DueContext, task: Task, secret: string): Promise<void> {
  const { db, clock } = context;
  const { status: came, response } = await sent(context, task, secret);
  const notifyTimes = task.notifyTimes + 1;
  const status = came !== DONE && notifyTimes >= task.maxNotifyTimes ? GIVEN_UP : came;
  const now = clock();
  await db.transaction(async (tx) => {
    const [noted] = await tx
      .update(payNotifyTasks)
      .set({
        status,
        notifyTimes,
        lastExecuteTime: now,
        nextNotifyTime: status === DONE || status === GIVEN_UP ? now : now + (WAITS_MS[notifyTimes - 1] ?? 3_600_000),
        updateTime: now,
      })
      // Another server may have sent it meanwhile, if this one was away for longer than it may be.
      .where(and(eq(payNotifyTasks.id, task.id), eq(payNotifyTasks.notifyTimes, task.notifyTimes)))
      .returning({ id: payNotifyTasks.id });
    if (noted === undefined) return;
    await tx.insert(payNotifyLogs).values({
      taskId: task.id,
      notifyTimes,
      status: came,
      response: kept(response),
      tenantId: task.tenantId,
      createTime: now,
      updateTime: now,
    });
  });
}

/** As much of an answer as is kept. Anybody may have written it, and PostgreSQL's text holds every character but one. */
const kept = (response: string): string => Array.from(response).slice(0, 2048).join('').replaceAll('\0', '\uFFFD');

/** What came of a sending: it was taken, the application refused it, or there was no answer. */
async function sent(
  { send, clock }: DueContext,
  task: Task,
  secret: string,
): Promise<{ readonly status: number; readonly response: string }> {
  const { merchantOrderId, dataId, appId, tenantId, type } = task;
  const body = JSON.stringify(bodyOf(type, merchantOrderId, dataId));
  const headers = noticeHeaders(appId, secret, clock(), { merchantOrderId, dataId });
  try {
    const answer = await send(task.notifyUrl, body, { ...headers, 'tenant-id': String(tenantId) });
    if (answer.status < 200 || answer.status > 299) return { status: UNANSWERED, response: `HTTP ${answer.status}` };
    return { status: isTaken(answer.text) ? DONE : REFUSED, response: answer.text };
  } catch (error) {
    return { status: UNANSWERED, response: error instanceof Error ? error.message : String(error) };
  }
}

const bodyOf = (type: number, merchantOrderId: string, dataId: Id) =>
  type === NOTICE_OF.refund ? { merchantOrderId, payRefundId: dataId } : { merchantOrderId, payOrderId: dataId };

function isTaken(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 0;
  } catch {
    return false;
  }
}
