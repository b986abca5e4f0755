import type { TaskRow } from '../rows/processRows.ts';

/** The columns of a task that change where the interpreter has no part in it. */
export type TaskChange = Partial<Pick<TaskRow, 'assigneeId' | 'ownerId' | 'result' | 'reason' | 'endTime' | 'signType'>>;

/** The task of a signer who is added before or after that of somebody else. */
export type NewSigner = Pick<TaskRow, 'assigneeId' | 'ownerId' | 'signType' | 'result'> & { readonly parent: TaskRow };
