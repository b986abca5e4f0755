import * as z from 'zod/mini';
import { Id } from '../wire/values.ts';

/** Somebody who starts a process or has a task of one. */
export const ProcessUser = z.object({
  id: Id,
  nickname: z.nullish(z.string()),
  deptId: z.nullish(Id),
  deptName: z.nullish(z.string()),
});
export type ProcessUser = z.infer<typeof ProcessUser>;
