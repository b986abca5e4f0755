import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { UserName } from './userName.ts';

/** Users (docs/protocol/system.md §5). */
export const user = {
  /** Those whose accounts are on, as far as the caller's data scope shows them. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/system/user/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(UserName),
    badRowsLeftOut: true,
  }),
};
