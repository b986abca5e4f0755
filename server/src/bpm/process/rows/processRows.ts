import type { InferSelectModel } from 'drizzle-orm';
import type { processInstances } from './processInstance.table.ts';
import type { tasks } from './task.table.ts';

/** An instance without what only the interpreter reads. */
export type InstanceRow = Omit<InferSelectModel<typeof processInstances>, 'state'>;

export type TaskRow = InferSelectModel<typeof tasks>;
