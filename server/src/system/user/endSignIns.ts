import type { Id } from '@zhilv/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { endOAuth2Grants } from '../../session/endOAuth2Grants.ts';
import { refreshTokens } from '../../session/token.table.ts';

/** Ends all sign-ins of a user, here and in other applications. Call it within a transaction. */
export async function endSignIns(db: Database, userId: Id): Promise<void> {
  await endOAuth2Grants(db, userId);
  await db.delete(refreshTokens).where(eq(refreshTokens.userId, userId));
}
