import { tenant } from '@zhilv/contract/system';
import { platform } from '../configuration/configuration.ts';
import { ApiError } from '../http/ApiError.ts';
import { readAnswer } from '../http/readAnswer.ts';
import { send } from '../http/transport.ts';

/** The tenant that somebody signs in to. */
export interface Tenant {
  readonly id: string;
  readonly name: string;
}

/** Finds the tenant of a name; null where tenants are off. @throws ApiError 1002015000 when there is none */
export async function findTenant(name: string): Promise<Tenant | null> {
  if (!platform().configuration.tenantOn) return null;
  const answer = await send(tenant.idByName, { name }, { credentials: { accessToken: null, tenantId: null } });
  const id = readAnswer(tenant.idByName, answer);
  if (id === null) throw new ApiError('business', '租户不存在', { code: 1_002_015_000, traceId: answer.traceId });
  return { id: String(id), name };
}
