import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { ProcessState, Variables } from '../../engine/index.ts';
import { processInstances } from '../rows/processInstance.table.ts';

/** The columns of a root that have the interpreter's state. Variables may be large and change rarely, so they are apart. */
interface StoredState {
  readonly state: ProcessState | null;
  readonly variables: Variables;
}

/** Puts a state into its columns. Nothing is asked of one that has ended. */
export function storedState(state: ProcessState): StoredState {
  const [root, ...called] = state.instances;
  if (root === undefined) throw new Error('The state has no root.');
  const { variables } = root;
  return { state: state.end === null ? { ...state, instances: [{ ...root, variables: {} }, ...called] } : null, variables };
}

/** Puts the columns together. Timers and jobs that were kept by the first version say nothing of their beat and chain. */
export function wholeState({ state, variables }: StoredState): ProcessState | null {
  const [root, ...called] = state?.instances ?? [];
  if (state === null || root === undefined) return null;
  return {
    ...state,
    instances: [{ ...root, variables }, ...called],
    timers: state.timers.map((timer) => ({ ...timer, beat: timer.beat ?? timer.due, chain: timer.chain ?? 0 })),
    jobs: state.jobs.map((job) => ({ ...job, chain: job.chain ?? 0 })),
  };
}

/** Gives the state of a root at this moment, to look at; null for one that has ended or never was. */
export async function readState(db: Database, tenantId: number, rootId: string): Promise<ProcessState | null> {
  const { state, variables } = processInstances;
  const [row] = await db
    .select({ state, variables })
    .from(processInstances)
    .where(and(eq(processInstances.id, rootId), eq(processInstances.tenantId, tenantId)));
  return row === undefined ? null : wholeState(row);
}
