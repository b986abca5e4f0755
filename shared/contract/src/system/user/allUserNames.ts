import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { UserName } from './userName.ts';

/** Gives the users whose accounts are on, as far as the caller's data scope shows them. */
export const allUserNames = endpoint({
  method: 'GET',
  path: '/system/user/list-all-simple',
  access: 'signed-in',
  input: z.object({}),
  output: z.array(UserName),
  badRowsLeftOut: true,
});
