import type { Id } from '@zhilv/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oauth2Codes } from './oauth2Code.table.ts';
import { oauth2Grants } from './oauth2Grant.table.ts';

/**
 * Ends what other applications hold for a user, or one of them: codes and tokens. Call it within a transaction.
 * @param client the key of its record
 */
export async function endOAuth2Grants(db: Database, userId: Id, client?: Id): Promise<void> {
  // Codes go first: one that is exchanged meanwhile keeps its row until its grant can be seen.
  for (const table of [oauth2Codes, oauth2Grants])
    await db.delete(table).where(and(eq(table.userId, userId), client === undefined ? undefined : eq(table.clientId, client)));
}
