import type { Id } from '@zhilv/contract';
import type { Clock } from '../../../call/Clock.ts';
import type { SignedInUser } from '../../../call/SignedInUser.ts';
import type { Database } from '../../../db/database.ts';
import type { Variables } from '../../engine/index.ts';
import type { InstanceRow, TaskRow } from '../rows/processRows.ts';

/** What happens in a transaction that changes an instance. */
export interface ProcessEvent {
  /** What is written by it is there exactly when the change is. */
  readonly db: Database;
  readonly tenantId: number;
  readonly clock: Clock;
  /** Null where the server itself goes on, such as when a timer fires. */
  readonly user: SignedInUser | null;
  /** The instance as it is then. */
  readonly instance: InstanceRow;
}

/** A user task of a diagram that an instance has reached. */
export interface TaskPlace {
  readonly definitionId: string;
  /** The element. */
  readonly definitionKey: string;
  readonly variables: Variables;
  /** True when everybody who is given has a task of his own; else the first one has it. */
  readonly isRound: boolean;
}

/** Work that a process leaves to a service. */
export interface ServiceJob {
  /** The same each time that one job is tried. */
  readonly id: string;
  readonly tenantId: number;
  readonly fields: Variables;
}

/**
 * The part that a business object takes in processes, such as a leave whose result follows its instance. A `*.processPart.ts` exports it;
 * it is found by the name of its file. What it throws refuses the command.
 */
export interface ProcessPart {
  /** Gives the users that a task is for. One part alone does so; without it tasks are for whom the diagram says. */
  readonly assign?: (event: ProcessEvent, place: TaskPlace) => Promise<readonly Id[]>;
  readonly taskCreated?: (event: ProcessEvent, task: TaskRow) => Promise<void>;
  /** Each of these tasks is somebody's from now on: it is new, or was another's. A round may have thousands. */
  readonly tasksAssigned?: (event: ProcessEvent, tasks: readonly TaskRow[]) => Promise<void>;
  readonly taskEnded?: (event: ProcessEvent, task: TaskRow) => Promise<void>;
  readonly instanceEnded?: (event: ProcessEvent) => Promise<void>;
  /**
   * Services by the names that diagrams give them. They run outside of every transaction, at least once, and give the variables that the
   * process goes on with. One that takes longer than a minute has failed, and is asked again.
   */
  readonly services?: Readonly<Record<string, (job: ServiceJob) => Promise<Variables>>>;
}
