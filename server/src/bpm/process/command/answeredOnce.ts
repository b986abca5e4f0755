import { and, eq } from 'drizzle-orm';
import { processCommands } from '../rows/processCommand.table.ts';
import type { ProcessContext } from './ProcessContext.ts';
import { commandTaken } from './refusals.ts';

interface KnownCommand {
  readonly commandId: string;
  readonly rootId: string | null;
}

/**
 * Does a command of one id once, and gives its answer as often as it comes. Of two at once the second one waits for the first.
 * @throws BusinessError when somebody else has used the id, or for another instance
 */
export async function answeredOnce<Answer>(
  { db, tenantId, user, clock }: ProcessContext,
  { commandId, rootId }: KnownCommand,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const row = { id: commandId, tenantId, rootId, userId: user && user.id };
  const [fresh] = await db
    .insert(processCommands)
    .values({ ...row, createTime: clock() })
    .onConflictDoNothing()
    .returning({ id: processCommands.id });
  if (fresh !== undefined) {
    const answer = await work();
    await db
      .update(processCommands)
      .set({ answer: answer ?? null })
      .where(eq(processCommands.id, commandId));
    return answer;
  }
  const [known] = await db
    .select()
    .from(processCommands)
    .where(and(eq(processCommands.id, commandId), eq(processCommands.tenantId, tenantId)));
  const isSame = String(known?.userId) === String(row.userId) && known?.rootId === rootId;
  if (known === undefined || !isSame) throw commandTaken();
  // It was kept as this command gave it.
  return known.answer as Answer;
}
