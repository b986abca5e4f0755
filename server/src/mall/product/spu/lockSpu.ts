import type { Id } from '@zhilv/contract';
import { and, eq } from 'drizzle-orm';
import { kept, type Scope } from '../../../records/rows.ts';
import { spuMissing } from '../goodsRefusals.ts';
import { spus } from '../spu.table.ts';

/** Holds goods, and with them the stock of their SKUs, until the transaction ends. */
export async function lockSpu(scope: Scope, id: Id): Promise<{ readonly status: number }> {
  const [row] = await scope.db
    .select({ status: spus.status })
    .from(spus)
    .where(and(eq(spus.id, id), kept(spus, scope)))
    .for('update');
  if (row === undefined) throw spuMissing();
  return row;
}
