import type { InferSelectModel } from 'drizzle-orm';
import { processTimers } from '../rows/processTimer.table.ts';
import { doDue, eachDue } from './doDue.ts';
import { dueRows } from './dueRows.ts';
import { processContext, type ProcessDueContext } from './processContext.ts';

/** Fires timers that are due, each in a transaction of its own, and gives how many. */
export async function fireTimers(context: ProcessDueContext): Promise<number> {
  return eachDue(await dueRows(context.db, processTimers, context.clock()), (row) => fire(context, row));
}

const fire = (context: ProcessDueContext, row: InferSelectModel<typeof processTimers>): Promise<boolean> => {
  const { id, rootId, ref, nextTime } = row;
  return doDue(processContext(context, row), {
    commandId: `timer:${id}:${nextTime}`,
    rootId,
    isDue: ({ state }) =>
      state?.suspended === false && state.timers.some((timer) => timer.ref === ref && timer.due === nextTime && !timer.stuck),
    work: (open) => open.step({ do: 'timer', timer: ref }),
    failed: (open, error) => open.step({ do: 'jobFailed', job: ref, error }),
  });
};
