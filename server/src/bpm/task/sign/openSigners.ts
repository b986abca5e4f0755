import type { OpenInstance } from '../../process/command/OpenInstance.ts';
import type { TaskRow } from '../../process/rows/processRows.ts';

/** Tells whether a task is that of a signer who was added to another one, of which the interpreter does not know. */
export const isSigner = ({ parentTaskId }: TaskRow): boolean => parentTaskId !== null;

/** Gives the open tasks of the signers of a task. */
export const openSigners = async (open: OpenInstance, { id }: Pick<TaskRow, 'id'>): Promise<readonly TaskRow[]> =>
  (await open.tasks()).filter(({ parentTaskId }) => parentTaskId === id);

interface SignerEnd {
  readonly result: number;
  readonly reason: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Ends a signer's task. */
export const endSigner = (open: OpenInstance, { id }: TaskRow, { result, reason, now }: SignerEnd): Promise<TaskRow> =>
  open.changeTask(id, { result, reason, endTime: now });
