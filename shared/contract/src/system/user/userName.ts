import * as z from 'zod/mini';
import { Id } from '../../wire/values.ts';

/** A user as a selector shows it (docs/protocol/system.md §5). */
export const UserName = z.object({ id: Id, nickname: z.string() });
export type UserName = z.infer<typeof UserName>;
