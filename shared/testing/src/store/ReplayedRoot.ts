import {
  type ActivityRow,
  type Command,
  type Definitions,
  type EndedInstance,
  type EndedTask,
  type Instance,
  type ProcessState,
  type Ref,
  type Refusal,
  step,
  type StepResult,
  type Task,
} from '@zhilv/server/process-engine';
import { keepRows } from '../process/keepRows.ts';
import { refusalOf } from '../process/refusalOf.ts';

/** For tests: a root and all that it called, as the interpreter alone has them after the same commands. */
export class ReplayedRoot {
  readonly id: string;
  state: ProcessState | null = null;
  /** Everything that was done, with the time in epoch ms. */
  readonly log: (readonly [Command, number])[] = [];
  readonly activities = new Map<Ref, ActivityRow>();
  /** The tasks that were ever open when a command was done. */
  readonly tasks = new Map<Ref, Task>();
  readonly endedTasks = new Map<Ref, EndedTask>();
  /** The instances that ever ran when a command was done. */
  readonly instances = new Map<Ref, Instance>();
  readonly endedInstances = new Map<Ref, EndedInstance>();

  constructor(id: string) {
    this.id = id;
  }

  /** The state while it runs, else null. */
  get running(): ProcessState | null {
    return this.state?.end === null ? this.state : null;
  }

  /** Why the interpreter would refuse a command; null when it would do it. */
  refusal(definitions: Definitions, command: Command, now: number): Refusal | null {
    return refusalOf(() => step(definitions, this.state, command, now));
  }

  /** @throws Refusal as the interpreter does */
  give(definitions: Definitions, command: Command, now: number): StepResult {
    const result = step(definitions, this.state, command, now);
    this.log.push([command, now]);
    this.state = result.state;
    keepRows(this.activities, result);
    for (const task of result.state.tasks) this.tasks.set(task.ref, task);
    for (const ended of result.endedTasks) this.endedTasks.set(ended.task.ref, ended);
    for (const instance of result.state.instances) this.instances.set(instance.ref, instance);
    for (const ended of result.endedInstances) this.endedInstances.set(ended.ref, ended);
    return result;
  }
}
