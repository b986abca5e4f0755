import { tenant } from '@zhilv/contract/system';
import { and, eq } from 'drizzle-orm';
import { implement, type Implementation } from '../../call/implement.ts';
import { tenants } from './tenant.table.ts';

/** Answers the questions of sign-in about tenants. */
export const handlers: readonly Implementation[] = [
  implement(tenant.idByName, async ({ db, input }) => {
    const named = and(eq(tenants.name, input.name), eq(tenants.deleted, false));
    const [found] = await db.select({ id: tenants.id }).from(tenants).where(named);
    return found?.id ?? null;
  }),
];
