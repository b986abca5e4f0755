import type { Id } from '@zhilv/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { endOAuth2Grants } from '../../session/endOAuth2Grants.ts';
import { refreshTokens } from '../../session/token.table.ts';

/** Ends all sign-ins of users, here and in other applications. Call it within a transaction. */
export async function endSignIns(db: Database, userIds: readonly Id[]): Promise<void> {
  if (userIds.length === 0) return;
  await endOAuth2Grants(db, userIds);
  await db.delete(refreshTokens).where(inArray(refreshTokens.userId, [...userIds]));
}
