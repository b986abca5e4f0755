import { inArray, lt } from 'drizzle-orm';
import type { DueWork } from '../../../due/DueWork.ts';
import { processCommands } from '../rows/processCommand.table.ts';

const DAY_MS = 86_400_000;

/** A command that comes again is one whose answer was lost, which is known within moments; this is long after. */
const KEPT_MS = 7 * DAY_MS;

const BATCH = 1000;

/** Forgets commands that nobody will send again. */
export const due: DueWork = {
  name: 'bpm-commands',
  everyMs: 3_600_000,
  batch: BATCH,
  run: async ({ db, clock }) => {
    const old = db
      .select({ id: processCommands.id })
      .from(processCommands)
      .where(lt(processCommands.createTime, clock() - KEPT_MS))
      .limit(BATCH)
      // What another server forgets at this moment is left to it.
      .for('update', { skipLocked: true });
    const forgotten = await db
      .delete(processCommands)
      .where(inArray(processCommands.id, old))
      .returning({ id: processCommands.id });
    return forgotten.length;
  },
};
