import type { ProcessEvent, ProcessPart } from '../hooks/ProcessPart.ts';
import type { InstanceRow, TaskRow } from '../rows/processRows.ts';

interface Happened {
  readonly created?: readonly TaskRow[];
  readonly assigned?: readonly TaskRow[];
  readonly ended?: readonly TaskRow[];
  readonly endedInstances?: readonly InstanceRow[];
}

/** Tells those who take part of what happened, in its transaction and one after another. */
export async function tellParts(parts: readonly ProcessPart[], event: ProcessEvent, happened: Happened): Promise<void> {
  const { created = [], assigned = [], ended = [], endedInstances = [] } = happened;
  for (const part of parts) {
    for (const task of created) await part.taskCreated?.(event, task);
    if (assigned.length > 0) await part.tasksAssigned?.(event, assigned);
    for (const task of ended) await part.taskEnded?.(event, task);
    for (const instance of endedInstances) await part.instanceEnded?.({ ...event, instance });
  }
}
