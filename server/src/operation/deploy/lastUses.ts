import type { DeployToken } from '@zhilv/contract/operation';
import { desc, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { releaseLogs } from '../release/releaseLog.table.ts';

/** Nobody reads more uses of a token than so many in a list. */
const SHOWN = 10;

/** Gives the last uses of each deploy token, the newest first, by the token's id as text. */
export async function lastUses(db: Database): Promise<ReadonlyMap<string, DeployToken['uses']>> {
  const { id, deployTokenId, action, name, release, time, userIp: address, refusal } = releaseLogs;
  const ranked = db
    .select({
      id,
      deployTokenId,
      use: { action, name, release, time, address, refusal },
      // Aliases keep the columns apart from those of the table.
      rank: sql<number>`row_number() over (partition by ${deployTokenId} order by ${time} desc, ${id} desc)`.as('rank'),
    })
    .from(releaseLogs)
    .where(isNotNull(deployTokenId))
    .as('ranked');
  const rows = await db.select().from(ranked).where(lte(ranked.rank, SHOWN)).orderBy(desc(ranked.use.time), desc(ranked.id));
  const byToken = Map.groupBy(rows, (row) => String(row.deployTokenId));
  return new Map([...byToken].map(([token, uses]) => [token, uses.map(({ use }) => use)]));
}
