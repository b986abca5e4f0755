import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Command } from '../../engine/index.ts';
import { processParts } from '../hooks/processParts.ts';
import { processInstances } from '../rows/processInstance.table.ts';
import type { Outcome } from '../write/Outcome.ts';
import { wholeState } from '../write/storedState.ts';
import { answeredOnce } from './answeredOnce.ts';
import { LockedInstance } from './LockedInstance.ts';
import type { OpenInstance } from './OpenInstance.ts';
import type { ProcessContext } from './ProcessContext.ts';
import { instanceMissing } from './refusals.ts';
import { retried } from './retried.ts';

/** What is done with an instance, and by which name it is known when it comes again. */
export interface InstanceCommand {
  /** At most 128 characters: what a caller sends for one click, or what follows from the thing itself, such as a timer's id. */
  readonly commandId: string;
  readonly rootId: string;
}

type Work<Answer> = (open: OpenInstance) => Promise<Answer>;

/**
 * Changes an instance in one transaction that has it alone, and gives what `work` gives, which is kept as JSON. A command whose id was seen
 * before is answered as then, and does nothing. What `work` throws refuses the command, and nothing has changed.
 * @throws BusinessError when there is no such instance, or the id belongs to another command
 */
export async function changeInstance<Answer>(
  context: ProcessContext,
  command: InstanceCommand,
  work: Work<Answer>,
): Promise<Answer> {
  const done = await changed(context, command, work, {});
  if (done === null) throw instanceMissing();
  return done.answer;
}

/** Does the same unless another command has the instance at this moment or there is none. Gives whether it did. */
export const changeFreeInstance = async (context: ProcessContext, command: InstanceCommand, work: Work<void>): Promise<boolean> =>
  (await changed(context, command, work, { skipLocked: true })) !== null;

/** Lets the interpreter do one command with an instance. */
export const runCommand = (
  context: ProcessContext,
  { command, outcome, ...identity }: InstanceCommand & { readonly command: Command; readonly outcome?: Outcome },
): Promise<void> => changeInstance(context, identity, (open) => open.step(command, outcome));

async function changed<Answer>(
  context: ProcessContext,
  { commandId, rootId }: InstanceCommand,
  work: Work<Answer>,
  lock: { readonly skipLocked?: true },
): Promise<{ readonly answer: Answer } | null> {
  const parts = context.parts ?? (await processParts());
  const done = await retried(() =>
    context.db.transaction(async (tx) => {
      const inTransaction = { ...context, db: tx as Database };
      const locked = await lockedRoot(inTransaction, rootId, lock);
      if (locked === null) return null;
      const open = new LockedInstance(inTransaction, parts, locked);
      const answer = await answeredOnce(inTransaction, { commandId, rootId }, () => work(open));
      return { answer, works: open.works };
    }),
  );
  for (const name of done?.works ?? []) context.wake(name);
  return done;
}

async function lockedRoot({ db, tenantId }: ProcessContext, rootId: string, lock: { readonly skipLocked?: true }) {
  const [row] = await db
    .select()
    .from(processInstances)
    .where(and(eq(processInstances.id, rootId), eq(processInstances.rootId, rootId), eq(processInstances.tenantId, tenantId)))
    .for('update', lock);
  if (row === undefined) return null;
  const { state: _, ...root } = row;
  return { root, state: wholeState(row) };
}
