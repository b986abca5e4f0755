import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Id } from '../wire/values.ts';

/** Tenants, as far as signing in needs them (docs/protocol/system.md §3). */
export const tenant = {
  /** The id of a tenant, null when there is none of that name. */
  idByName: endpoint({
    method: 'GET',
    path: '/system/tenant/get-id-by-name',
    access: 'public',
    tenant: false,
    input: z.object({ name: z.string() }),
    output: z.nullable(Id),
  }),
};
