import { randomUUID } from 'node:crypto';
import { INSTANCE_STATUS } from '@zhilv/contract/bpm';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { changeStamp, creationStamp } from '../../../records/stamps.ts';
import { type Command, type ProcessState, Refusal } from '../../engine/index.ts';
import type { ProcessEvent, ProcessPart, TaskPlace } from '../hooks/ProcessPart.ts';
import { WantedDefinitions } from '../models/WantedDefinitions.ts';
import type { InstanceRow, TaskRow } from '../rows/processRows.ts';
import { tasks } from '../rows/task.table.ts';
import type { Change } from '../step/Change.ts';
import { stepWithPeople } from '../step/stepWithPeople.ts';
import type { Outcome } from '../write/Outcome.ts';
import { writeChange } from '../write/writeChange.ts';
import type { OpenInstance } from './OpenInstance.ts';
import type { ProcessContext } from './ProcessContext.ts';
import { instanceEnded, RefusedStep, taskMissing } from './refusals.ts';
import { worksAfter } from './worksAfter.ts';
import type { NewSigner, TaskChange } from './taskChanges.ts';
import { tellParts } from './tellParts.ts';

interface Locked {
  readonly root: InstanceRow;
  readonly state: ProcessState | null;
}

/** An instance whose root is locked by the transaction of its context. */
export class LockedInstance implements OpenInstance {
  readonly #context: ProcessContext;
  readonly #parts: readonly ProcessPart[];
  readonly #wanted: WantedDefinitions;
  #locked: Locked;
  /** The due works that have something to do after the transaction. */
  readonly works = new Set<string>();

  constructor(context: ProcessContext, parts: readonly ProcessPart[], locked: Locked) {
    this.#context = context;
    this.#parts = parts;
    this.#wanted = new WantedDefinitions(context.db, context.tenantId);
    this.#locked = locked;
  }

  get db(): Database {
    return this.#context.db;
  }

  get root(): InstanceRow {
    return this.#locked.root;
  }

  get state(): ProcessState | null {
    return this.#locked.state;
  }

  readonly tasks = (): Promise<readonly TaskRow[]> => this.#openTasks();

  readonly task = async (id: string): Promise<TaskRow> => {
    const [task] = await this.#openTasks(id);
    if (task === undefined) throw taskMissing();
    return task;
  };

  #openTasks(id?: string): Promise<readonly TaskRow[]> {
    const ofId = id === undefined ? undefined : eq(tasks.id, id);
    return this.db
      .select()
      .from(tasks)
      .where(and(ofId, eq(tasks.rootId, this.root.id), isNull(tasks.endTime)))
      .orderBy(asc(tasks.createTime), asc(tasks.ref));
  }

  readonly step = async (command: Command, outcome: Outcome = {}): Promise<void> => {
    const now = this.#context.clock();
    const change = await this.#stepped(command, now);
    const isOwn = this.#context.user === null;
    const writing = { db: this.db, root: this.root, change, now, isOwn };
    const written = await writeChange(writing, outcome, (id) => this.#wanted.known(id));
    const { root } = written;
    for (const name of worksAfter(change, now)) this.works.add(name);
    this.#locked = { root, state: change.state.end === null ? change.state : null };
    const { created, assigned, ended, endedInstances } = written;
    await tellParts(this.#parts, this.#event(), { created, assigned, ended, endedInstances });
  };

  async #stepped(command: Command, now: number): Promise<Change> {
    if (this.root.status === INSTANCE_STATUS.finished) throw instanceEnded();
    const [assigning] = this.#parts.flatMap(({ assign }) => (assign === undefined ? [] : [assign]));
    const assign = assigning === undefined ? null : (place: TaskPlace) => assigning(this.#event(), place);
    try {
      return await stepWithPeople({ wanted: this.#wanted, assign, now }, this.state, command);
    } catch (error) {
      throw error instanceof Refusal ? new RefusedStep(error) : error;
    }
  }

  readonly changeTask = async (id: string, change: TaskChange): Promise<TaskRow> => {
    const itself = and(eq(tasks.id, id), eq(tasks.rootId, this.root.id));
    const [before] = await this.db.select({ assigneeId: tasks.assigneeId }).from(tasks).where(itself);
    const [task] = await this.db
      .update(tasks)
      .set({ ...change, ...changeStamp(this.#context) })
      .where(itself)
      .returning();
    if (before === undefined || task === undefined) throw taskMissing();
    const isAssigned = task.endTime === null && task.assigneeId !== null && task.assigneeId !== before.assigneeId;
    const hasEnded = task.endTime !== null && change.endTime !== undefined;
    await tellParts(this.#parts, this.#event(), { assigned: isAssigned ? [task] : [], ended: hasEnded ? [task] : [] });
    return task;
  };

  readonly addSigner = async ({ parent, ...signer }: NewSigner): Promise<TaskRow> => {
    const { tenantId, instanceId, rootId, definitionKey, name, priority, dueTime, suspensionState } = parent;
    const [task] = await this.db
      .insert(tasks)
      .values({
        tenantId,
        instanceId,
        rootId,
        definitionKey,
        name,
        priority,
        dueTime,
        suspensionState,
        ...signer,
        // By such ids a real back end tells them from others.
        id: randomUUID().replaceAll('-', ''),
        parentTaskId: parent.id,
        ...creationStamp(this.#context),
      })
      .returning();
    if (task === undefined) throw new Error('The database gave no row.');
    await tellParts(this.#parts, this.#event(), { created: [task], assigned: task.assigneeId === null ? [] : [task] });
    return task;
  };

  #event(): ProcessEvent {
    const { db, tenantId, clock, user } = this.#context;
    return { db, tenantId, clock, user, instance: this.root };
  }
}
