import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { RoleName } from './roleName.ts';

/** Roles (docs/protocol/system.md §6.3). */
export const role = {
  /** Those that are on, by sort. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/system/role/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(RoleName),
    badRowsLeftOut: true,
  }),
};
