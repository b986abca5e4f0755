import * as z from 'zod/mini';
import { Id } from '../../wire/values.ts';

/** A department as a selector shows it (docs/protocol/system.md §6.1). */
export const DeptName = z.object({
  id: Id,
  name: z.string(),
  /** 0 at the root. The department above may be missing, because the caller must not see it. */
  parentId: Id,
});
export type DeptName = z.infer<typeof DeptName>;
