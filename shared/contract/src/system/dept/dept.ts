import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { DeptName } from './deptName.ts';

/** Departments, which stand below one another. What a caller's data scope hides is not there for him. */
export const dept = {
  /** Those that are on, by sort. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/system/dept/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(DeptName),
    badRowsLeftOut: true,
  }),
};
