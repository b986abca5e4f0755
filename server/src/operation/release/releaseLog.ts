import type { release } from '@zhilv/contract/operation';
import type { Activation, RegistryEntry } from '@zhilv/release/schema';
import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import type { Database } from '../../db/database.ts';
import { releaseLogs } from './releaseLog.table.ts';
import { refusalOf } from './releaseRefusal.ts';

const DONE = 0;
const FAILED = 500;

/** A change that a user is about to make to the releases that a call names. */
interface Attempt extends Partial<Pick<typeof releaseLogs.$inferSelect, 'release' | 'message'>> {
  readonly action: 'promote' | 'rollback' | 'disable' | 'enable';
}

/**
 * Logs who tries what, does it, and logs the outcome.
 * @param carryOut is given the time of the attempt, by which the panel finds its activation in the registry
 * @throws BusinessError when it is refused
 */
export async function attempted(
  { db, clock, input: { name, revision }, user, tenantId, request }: Call<typeof release.rollback>,
  attempt: Attempt,
  carryOut: (time: number) => Promise<RegistryEntry>,
): Promise<true> {
  const row = {
    ...attempt,
    name,
    revision,
    time: clock(),
    tenantId,
    userId: user.id,
    nickname: user.nickname.slice(0, 30),
    userIp: request.address.slice(0, 50),
    traceId: request.id,
  };
  await logged(db, row, async (time) => ({ release: (await carryOut(time)).active })).catch((error: unknown) => {
    throw refusalOf(error);
  });
  return true;
}

/**
 * Writes a row, does what it tells of, and completes the row by the outcome.
 * @param carryOut is given the row's time, and gives the release that the row shall name
 */
export async function logged<Outcome extends { readonly release: string | null }>(
  db: Database,
  row: typeof releaseLogs.$inferInsert,
  carryOut: (time: number) => Promise<Outcome>,
): Promise<Outcome> {
  const [written] = await db.insert(releaseLogs).values(row).returning({ id: releaseLogs.id });
  const end = (result: Partial<typeof releaseLogs.$inferInsert>) =>
    db
      .update(releaseLogs)
      .set(result)
      .where(eq(releaseLogs.id, written?.id ?? 0));

  const outcome = await carryOut(row.time).catch(async (error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal instanceof BusinessError) await end({ code: refusal.code, refusal: refusal.message });
    else await end({ code: FAILED, refusal: error instanceof Error ? error.message : String(error) });
    throw error;
  });
  // This stands outside, because a change that is done has not failed when the log cannot be written.
  await end({ code: DONE, release: outcome.release });
  return outcome;
}

/** Tells who activated a release by the panel or with a deploy token; null for other activations. */
export type ActivatorOf = (name: string, activation: Activation) => string | null;

/** @param since epoch milliseconds of the oldest activation that will be asked for */
export async function readActivators(db: Database, since: number): Promise<ActivatorOf> {
  const { name: of, action, release, time, nickname, deployTokenId } = releaseLogs;
  const rows = await db
    .select({ name: of, action, release, time, nickname, deployTokenId })
    .from(releaseLogs)
    .where(
      and(
        inArray(releaseLogs.action, ['publish', 'promote', 'rollback']),
        gte(releaseLogs.time, since),
        // An attempt without a result may have been carried out by a process that died.
        or(isNull(releaseLogs.code), eq(releaseLogs.code, DONE)),
      ),
    );
  return (name, { release: activated, by, at }) => {
    const isIt = (row: (typeof rows)[number]) => row.name === name && row.action === by && row.time === at;
    const found = rows.find((row) => isIt(row) && (row.release ?? activated) === activated);
    if (found === undefined) return null;
    return found.deployTokenId === null ? found.nickname : `部署令牌 ${found.nickname}`;
  };
}
