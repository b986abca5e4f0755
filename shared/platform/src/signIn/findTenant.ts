import { idOfTenant, TENANT_REFUSALS } from '@zhilv/contract/system';
import { platform } from '../configuration/configuration.ts';
import { ApiError } from '../http/ApiError.ts';
import { readAnswer } from '../http/readAnswer.ts';
import { send } from '../http/transport.ts';

/** The tenant that somebody signs in to. */
export interface Tenant {
  readonly id: string;
  readonly name: string;
}

/** The tenants that were looked for at each back end, for every call of a form names its tenant by id. */
const found = new WeakMap<object, Map<string, Promise<Tenant>>>();

/** Finds the tenant of a name; null where tenants are off. @throws ApiError 1002015000 when there is none */
export async function findTenant(name: string): Promise<Tenant | null> {
  const { configuration } = platform();
  if (!configuration.tenantOn) return null;
  const known = found.get(configuration) ?? new Map<string, Promise<Tenant>>();
  found.set(configuration, known);
  const looking = known.get(name) ?? lookFor(name);
  known.set(name, looking);
  try {
    return await looking;
  } catch (error) {
    // It may be made, or the back end be reached, a moment later.
    if (known.get(name) === looking) known.delete(name);
    throw error;
  }
}

async function lookFor(name: string): Promise<Tenant> {
  const answer = await send(idOfTenant, { name }, { credentials: { accessToken: null, tenantId: null } });
  const id = readAnswer(idOfTenant, answer);
  if (id === null) throw new ApiError('business', '租户不存在', { code: TENANT_REFUSALS.unknown, traceId: answer.traceId });
  return { id: String(id), name };
}
