import type { Id } from '@zhilv/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oauth2Codes } from './oauth2Code.table.ts';
import { oauth2Grants } from './oauth2Grant.table.ts';

/**
 * Ends what other applications hold for users, or one of them: codes and tokens. Call it within a transaction.
 * @param client the key of its record
 */
export async function endOAuth2Grants(db: Database, userIds: readonly Id[], client?: Id): Promise<void> {
  // Codes go first: one that is exchanged meanwhile keeps its row until its grant can be seen.
  for (const table of [oauth2Codes, oauth2Grants])
    await db
      .delete(table)
      .where(and(inArray(table.userId, [...userIds]), client === undefined ? undefined : eq(table.clientId, client)));
}
