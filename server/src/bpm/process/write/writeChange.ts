import type { Outcome } from './Outcome.ts';
import type { DeployedDefinition } from '../models/definitionModels.ts';
import type { InstanceRow } from '../rows/processRows.ts';
import { writeActivities } from './writeActivities.ts';
import { writeInstances } from './writeInstances.ts';
import { writeMessages } from './writeMessages.ts';
import { type TaskEvents, writeTasks } from './writeTasks.ts';
import { writeWaits } from './writeWaits.ts';
import type { Writing } from './Writing.ts';

/** What was written, as those who are told of it need it. */
export interface Written extends TaskEvents {
  readonly root: InstanceRow;
  readonly endedInstances: readonly InstanceRow[];
}

/** Writes what a change makes different, and nothing else. */
export async function writeChange(
  writing: Writing,
  outcome: Outcome,
  definition: (id: string) => DeployedDefinition,
): Promise<Written> {
  const { root, ended: endedInstances } = await writeInstances(writing, outcome, definition);
  const events = await writeTasks(writing, outcome);
  await writeWaits(writing);
  await writeActivities(writing);
  await writeMessages(writing);
  return { ...events, root, endedInstances };
}
