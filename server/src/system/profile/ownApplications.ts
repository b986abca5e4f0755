import { sameId } from '@zhilv/contract';
import type { ProfileApplication, profileApplication } from '@zhilv/contract/system';
import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../call/implement.ts';
import { endOAuth2Grants } from '../../session/endOAuth2Grants.ts';
import { livingApprovals } from '../oauth2/approvals.ts';
import { livingGrants } from '../oauth2/clientGrants.ts';
import { oauth2Approves } from '../oauth2/oauth2Approve.table.ts';
import { oauth2Clients } from '../oauth2/client/oauth2Client.table.ts';

/** Gives the applications that hold a consent of the caller or a token, the latest used first. */
export async function ownApplications(call: Call<typeof profileApplication.list>): Promise<ProfileApplication[]> {
  const { db, user, steadyClock } = call;
  const approvals = await livingApprovals(db, user.id, steadyClock());
  const allowances = [...approvals, ...(await livingGrants(db, user.id, call))];
  const keys = allowances.map(({ clientId }) => clientId);
  // One that is switched off is listed, for its tokens open everything again when it is switched on.
  const { id, clientId, name, logo } = oauth2Clients;
  const clients = await db
    .select({ id, clientId, name, logo })
    .from(oauth2Clients)
    .where(and(inArray(id, keys), eq(oauth2Clients.deleted, false)));
  const applications = clients.map((client) => {
    const own = allowances.filter((allowance) => sameId(allowance.clientId, client.id));
    const usedTimes = own.flatMap(({ usedTime }) => usedTime ?? []);
    return {
      ...client,
      scopes: [...new Set(own.flatMap(({ scopes }) => scopes))].toSorted(),
      createTime: Math.min(...own.map(({ createTime }) => createTime)),
      usedTime: usedTimes.length === 0 ? null : Math.max(...usedTimes),
      expiresTime: Math.max(...own.map(({ expiresTime }) => expiresTime)),
    };
  });
  return applications.toSorted((one, other) => lastUse(other) - lastUse(one));
}

/** Ends what an application is allowed by the caller, who is asked again when it comes back. */
export async function endApplication({ db, user, input }: Call<typeof profileApplication.end>): Promise<boolean> {
  await db.transaction(async (transaction) => {
    await transaction
      .delete(oauth2Approves)
      .where(and(eq(oauth2Approves.userId, user.id), eq(oauth2Approves.clientId, input.id)));
    await endOAuth2Grants(transaction, [user.id], input.id);
  });
  return true;
}

const lastUse = ({ usedTime, createTime }: Pick<ProfileApplication, 'usedTime' | 'createTime'>): number => usedTime ?? createTime;
