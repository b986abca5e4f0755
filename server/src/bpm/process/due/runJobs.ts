import { and, eq, type InferSelectModel } from 'drizzle-orm';
import { Semaphore } from '../../../db/Semaphore.ts';
import type { Command, Job } from '../../engine/index.ts';
import { processJobs } from '../rows/processJob.table.ts';
import { processParts } from '../hooks/processParts.ts';
import { readState } from '../write/storedState.ts';
import { askService } from './askService.ts';
import { doDue, eachDue } from './doDue.ts';
import { dueRows } from './dueRows.ts';
import { processContext, type ProcessDueContext } from './processContext.ts';

/** A server that has not said within this time what came of a service counts as gone. */
const LEASE_MS = 120_000;

type JobRow = InferSelectModel<typeof processJobs>;

/** Does the jobs that are due, and gives how many. */
export async function runJobs(context: ProcessDueContext): Promise<number> {
  const rows = await dueRows(context.db, processJobs, context.clock());
  const turns = new Semaphore(1);
  // Services take their time, so that nobody waits for another one's.
  const settled = await Promise.allSettled(rows.map((row) => run(context, row, turns)));
  return eachDue(settled, async (one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

async function run(context: ProcessDueContext, row: JobRow, turns: Semaphore): Promise<boolean> {
  const job = await jobOf(context, row);
  if (job === null) return false;
  // At once, those of one instance would find it locked by one another.
  if (job.kind === 'continue') return turns.run(() => goOn(context, row, job, { do: 'jobDone', job: job.ref }));
  if (!(await isClaimed(context, row))) return false;
  return goOn(context, row, job, await askService(context.parts ?? (await processParts()), row, job));
}

/** The job as the interpreter has it, unless it is done by now. */
async function jobOf({ db }: ProcessDueContext, { rootId, ref, tenantId }: JobRow): Promise<Job | null> {
  const state = await readState(db, tenantId, rootId);
  return state?.jobs.find((job) => job.ref === ref) ?? null;
}

/** Tells whether this server is the one that asks the service. */
async function isClaimed({ db, clock }: ProcessDueContext, { id, nextTime }: JobRow): Promise<boolean> {
  const claimed = await db
    .update(processJobs)
    .set({ nextTime: clock() + LEASE_MS })
    .where(and(eq(processJobs.id, id), eq(processJobs.nextTime, nextTime), eq(processJobs.held, false)))
    .returning({ id: processJobs.id });
  return claimed.length > 0;
}

const goOn = (context: ProcessDueContext, row: JobRow, { ref, failures, due, kind }: Job, command: Command): Promise<boolean> =>
  doDue(processContext(context, row), {
    commandId: `job:${row.id}:${failures}:${due}`,
    rootId: row.rootId,
    waits: kind === 'service',
    isDue: ({ state }) =>
      state?.suspended === false &&
      state.jobs.some((job) => job.ref === ref && job.failures === failures && job.due === due && !job.stuck),
    work: (open) => open.step(command),
    failed: (open, error) => open.step({ do: 'jobFailed', job: ref, error }),
  });
