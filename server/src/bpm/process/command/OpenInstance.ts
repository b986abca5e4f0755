import type { Database } from '../../../db/database.ts';
import type { Command, ProcessState } from '../../engine/index.ts';
import type { InstanceRow, TaskRow } from '../rows/processRows.ts';
import type { Outcome } from '../write/Outcome.ts';
import type { NewSigner, TaskChange } from './taskChanges.ts';

/** An instance that one command alone changes, until its transaction ends. All it has called belong to it. */
export interface OpenInstance {
  /** The transaction. */
  readonly db: Database;
  /** The root, as it stands now. */
  readonly root: InstanceRow;
  /** Null once it has ended. */
  readonly state: ProcessState | null;
  /** Gives the open tasks, those of signers too. */
  readonly tasks: () => Promise<readonly TaskRow[]>;
  /**
   * Gives an open task of it.
   * @throws BusinessError when there is none
   */
  readonly task: (id: string) => Promise<TaskRow>;
  /**
   * Lets the interpreter do a command and writes what it changes. New tasks have people then.
   * @throws BusinessError when it is refused, which ends the transaction
   */
  readonly step: (command: Command, outcome?: Outcome) => Promise<void>;
  /**
   * Changes a task where the interpreter has no part in it, and gives it as it is then. With `endTime` it ends.
   * @throws BusinessError when the instance never had it
   */
  readonly changeTask: (id: string, change: TaskChange) => Promise<TaskRow>;
  /** Gives somebody a task below another one's, of which the interpreter does not know. */
  readonly addSigner: (signer: NewSigner) => Promise<TaskRow>;
}
