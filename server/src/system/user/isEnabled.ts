import type { Id } from '@zhilv/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from './user.table.ts';

/** Tells whether an account may act: it is there and not switched off. */
export async function isEnabled(db: Database, userId: Id): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), eq(users.status, 0), eq(users.deleted, false)))) > 0;
}
