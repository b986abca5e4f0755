import * as z from 'zod/mini';
import { Id } from '../../wire/values.ts';
import { User } from './user.ts';

/** An account as an editor holds it: with the roles, which have calls of their own, and the password of a new one. */
export const EditedUser = z.extend(User, { roleIds: z.optional(z.array(Id)), password: z.optional(z.string()) });
export type EditedUser = z.infer<typeof EditedUser>;
