import type { Id } from '@zhilv/contract';
import { eq } from 'drizzle-orm';
import { tryAgain } from '../../call/apiErrors.ts';
import type { Call } from '../../call/implement.ts';
import type { Database } from '../../db/database.ts';
import { rowsWhere } from '../../records/rows.ts';
import { creationStamp } from '../../records/stamps.ts';
import type { SignedInUser } from '../../call/SignedInUser.ts';
import { members } from './member.table.ts';

interface Author extends Pick<Call, 'tenantId' | 'clock'> {
  readonly user: SignedInUser;
}

/** Gives the id of the buyer of a mobile number, who is made where nobody has it. @param nickname what a new one is called */
export async function memberOfMobile(
  tx: Database,
  author: Author,
  { mobile, nickname }: { readonly mobile: string; readonly nickname?: string | null | undefined },
): Promise<Id> {
  const find = () => rowsWhere({ db: tx, tenantId: author.tenantId }, members, eq(members.mobile, mobile), { columns: ['id'] });
  const [known] = await find();
  if (known !== undefined) return known.id;
  const [made] = await tx
    .insert(members)
    .values({
      mobile,
      nickname: nickname?.trim() || `用户${mobile.slice(-4)}`,
      tenantId: author.tenantId,
      ...creationStamp(author),
    })
    .onConflictDoNothing()
    .returning({ id: members.id });
  if (made !== undefined) return made.id;
  // Another order of the same buyer was placed at this very moment.
  const [twin] = await find();
  if (twin === undefined) throw tryAgain();
  return twin.id;
}
