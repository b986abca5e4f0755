import { randomUUID } from 'node:crypto';
import { BusinessError } from '../../../call/BusinessError.ts';
import { isDatabaseAway } from '../../../db/DatabaseAway.ts';
import { isBusy } from '../../../db/isBusy.ts';
import { changeFreeInstance, changeInstance } from '../command/changeInstance.ts';
import type { OpenInstance } from '../command/OpenInstance.ts';
import type { ProcessContext } from '../command/ProcessContext.ts';
import { briefly } from './briefly.ts';
import { ROWS_AT_ONCE } from './dueRows.ts';

/** Something that is due for an instance. */
export interface Due {
  /** It tells each try from every other. */
  readonly commandId: string;
  readonly rootId: string;
  /** Another command may have the instance: what took a while to prepare waits for that, and else it is left for later. */
  readonly waits?: boolean;
  /** Tells whether it is still to be done, now that nobody else changes the instance. */
  readonly isDue: (open: OpenInstance) => boolean | Promise<boolean>;
  readonly work: (open: OpenInstance) => Promise<void>;
  /** Keeps why it failed. */
  readonly failed: (open: OpenInstance, reason: string) => Promise<void>;
}

/** What is no longer due leaves no command behind, for it may come due again. */
class NotDue extends Error {
  override readonly name = 'NotDue';
}

/**
 * Does what is due once, or keeps why it failed, and tells whether it did either.
 * @throws what the database failed with, and what the failure itself could not be kept for
 */
export async function doDue(context: ProcessContext, due: Due): Promise<boolean> {
  try {
    return await attempt(context, due, due.commandId, due.work);
  } catch (error) {
    // That is not the fault of what is due, and concerns everything else too.
    if (isOfDatabase(error)) throw error;
    // It may fail again after somebody had it tried again at the same time.
    return attempt(context, due, `failed:${randomUUID()}`, (open) => due.failed(open, reasonOf(error)));
  }
}

/**
 * Does each of what is due, and gives how many were done. One that cannot be done keeps none of the others from it. Of a full batch, all
 * count where any was done: another server has done the others, and either of them may be the one that goes on.
 * @throws what the first one that could not be done failed with, in the end; at once where the database fails
 */
export async function eachDue<Row>(rows: readonly Row[], work: (row: Row) => Promise<boolean>): Promise<number> {
  let done = 0;
  const errors: unknown[] = [];
  for (const row of rows) {
    try {
      if (await work(row)) done += 1;
    } catch (error) {
      if (isOfDatabase(error)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return done > 0 && rows.length === ROWS_AT_ONCE ? rows.length : done;
}

const isOfDatabase = (error: unknown): boolean => isBusy(error) || isDatabaseAway(error);

const reasonOf = (error: unknown): string => (error instanceof BusinessError ? briefly(error) : `系统异常：${briefly(error)}`);

async function attempt(
  context: ProcessContext,
  { rootId, waits = false, isDue }: Due,
  commandId: string,
  work: (open: OpenInstance) => Promise<void>,
): Promise<boolean> {
  let isDone = false;
  const checked = async (open: OpenInstance): Promise<void> => {
    if (!(await isDue(open))) throw new NotDue();
    await work(open);
    isDone = true;
  };
  try {
    // A command that another server has done counts there.
    await (waits ? changeInstance : changeFreeInstance)(context, { commandId, rootId }, checked);
    return isDone;
  } catch (error) {
    if (error instanceof NotDue) return false;
    throw error;
  }
}
