import * as z from 'zod/mini';
import { Id } from '../../wire/values.ts';

/** A post as a selector shows it (docs/protocol/system.md §6.2). */
export const PostName = z.object({ id: Id, name: z.string() });
export type PostName = z.infer<typeof PostName>;
