import { deployToken } from '@zhilv/contract/operation';
import { desc, isNotNull } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import { type Call, type Implementation, implement } from '../../call/implement.ts';
import { DEFAULT_TENANT_ID } from '../../session/tenantOfCall.ts';
import { deployTokens } from './deployToken.table.ts';
import { lastUses } from './lastUses.ts';
import { endDeployToken, makeDeployToken } from './deployTokens.ts';

/** Ended and expired ones stay in view for as long as somebody may ask what they did. */
const SHOWN = 100;

/** Tokens are about the whole site, so one tenant looks after them, whatever the roles of others grant. */
export const handlers: readonly Implementation[] = [
  implement(deployToken.list, async (call) => {
    refuseOtherTenants(call);
    const { id, name, remotes, rights, createTime, nickname: creator, expiresTime, endTime } = deployTokens;
    const tokens = await call.db
      .select({ id, name, remotes, rights, createTime, creator, expiresTime, endTime })
      .from(deployTokens)
      .orderBy(isNotNull(endTime), desc(createTime), desc(id))
      .limit(SHOWN);
    const uses = await lastUses(call.db);
    return tokens.map((one) => ({ ...one, uses: uses.get(String(one.id)) ?? [] }));
  }),
  implement(deployToken.create, async (call) => {
    refuseOtherTenants(call);
    const { db, clock, user, input } = call;
    const { id, token } = await makeDeployToken(db, {
      ...input,
      remotes: [...new Set(input.remotes)],
      userId: user.id,
      nickname: user.nickname.slice(0, 30),
      now: clock(),
    });
    return { id, token };
  }),
  implement(deployToken.end, async (call) => {
    refuseOtherTenants(call);
    if ((await endDeployToken(call.db, call.input.id, call.clock())) !== null) return true;
    throw new BusinessError(1001091000, '部署令牌不存在，或者已经结束');
  }),
];

function refuseOtherTenants({ tenantId }: Call): void {
  if (tenantId !== DEFAULT_TENANT_ID) throw new BusinessError(1001091001, '只有平台租户可以管理部署令牌');
}
