import type { Id } from '@zhilv/contract';
import { dept, type DeptName, user } from '@zhilv/contract/system';
import { type RecordNode, treeOf } from '@zhilv/crud';
import { ApiError, call } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';

let names: ReadonlyMap<string, string> = new Map();

/** Gives the name of a department, as far as one was loaded: a history has ids alone. */
export const deptName = (id: Id): string => names.get(String(id)) ?? String(id);

/** Loads the departments that a user can be put into. @throws ApiError, which the user has been told of */
export const loadDepts = async (): Promise<readonly TreeListNode[]> => treeOf(await called({}), ({ name }) => name);

/**
 * Loads the departments with the number of users in each and below it. A stock back end does not count them.
 * @throws ApiError, which the user has not been told of
 */
export async function loadCountedDepts(signal: AbortSignal): Promise<readonly TreeListNode[]> {
  const options = { signal, quiet: true };
  const [rows, counts] = await Promise.all([called(options), loadCounts(options)]);
  const nodes = treeOf(rows, ({ name }) => name);
  return counts === null ? nodes : nodes.map((node) => counted(node, counts));
}

type Options = Parameters<typeof call>[2];

async function called(options: Options): Promise<readonly DeptName[]> {
  const rows = await call(dept.listAllSimple, {}, options);
  names = new Map(rows.map(({ id, name }) => [String(id), name]));
  return rows;
}

async function loadCounts(options: Options): Promise<ReadonlyMap<string, number> | null> {
  try {
    const counts = await call(user.deptCounts, {}, options);
    return new Map(counts.map(({ deptId, count }) => [String(deptId), count]));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

function counted({ key, label, children }: RecordNode<DeptName>, counts: ReadonlyMap<string, number>): CountedNode {
  const below = (children ?? []).map((child) => counted(child, counts));
  const own = counts.get(key) ?? 0;
  return { key, label, children: below, count: below.reduce((sum, { count }) => sum + count, own) };
}

interface CountedNode extends TreeListNode {
  readonly count: number;
}
