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

/** The tenants that were found at each back end, for every call of a form names its tenant by id. */
const found = new WeakMap<object, Map<string, Tenant>>();

/** Finds the tenant of a name; null where tenants are off. @throws ApiError 1002015000 when there is none */
export async function findTenant(name: string): Promise<Tenant | null> {
  const { configuration } = platform();
  if (!configuration.tenantOn) return null;
  const known = found.get(configuration) ?? new Map<string, Tenant>();
  found.set(configuration, known);
  const before = known.get(name);
  if (before !== undefined) return before;
  const answer = await send(tenant.idByName, { name }, { credentials: { accessToken: null, tenantId: null } });
  const id = readAnswer(tenant.idByName, answer);
  if (id === null) throw new ApiError('business', '租户不存在', { code: 1_002_015_000, traceId: answer.traceId });
  const one = { id: String(id), name };
  known.set(name, one);
  return one;
}
