import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { Id } from '../../wire/values.ts';

/**
 * Gives the id of a tenant by its name, null when there is none (docs/protocol/system.md §3). Signing in asks it, which would
 * otherwise load the declaration of a screen.
 */
export const idOfTenant = endpoint({
  method: 'GET',
  path: '/system/tenant/get-id-by-name',
  access: 'public',
  tenant: false,
  input: z.object({ name: z.string() }),
  output: z.nullable(Id),
});
