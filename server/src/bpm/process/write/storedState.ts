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

/** Puts the columns together. */
export function wholeState({ state, variables }: StoredState): ProcessState | null {
  const [root, ...called] = state?.instances ?? [];
  return state === null || root === undefined ? null : { ...state, instances: [{ ...root, variables }, ...called] };
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
