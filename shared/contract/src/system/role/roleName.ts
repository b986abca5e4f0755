import * as z from 'zod/mini';
import { Id } from '../../wire/values.ts';

/** A role as a selector shows it (docs/protocol/system.md §6.3). */
export const RoleName = z.object({ id: Id, name: z.string() });
export type RoleName = z.infer<typeof RoleName>;
