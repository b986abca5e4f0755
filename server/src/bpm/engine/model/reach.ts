import type { Model, ProcessNode } from './Model.ts';

const kept = new WeakMap<Model, Map<string, ReadonlySet<string>>>();

/** Tells whether a token can go from one element to the other along flows, out of sub-processes at their ends. */
export const reachesNode = (model: Model, from: string, to: string): boolean => waysTo(model, to).has(from);

/**
 * Gives all elements from which a token can come to this one, itself only if there is a circle. It is asked often of the same gateways, so
 * the answer is kept with the model.
 */
function waysTo(model: Model, to: string): ReadonlySet<string> {
  const known = kept.get(model) ?? new Map<string, ReadonlySet<string>>();
  kept.set(model, known);
  const found = known.get(to) ?? findWays(model, to);
  known.set(to, found);
  return found;
}

function findWays(model: Model, to: string): ReadonlySet<string> {
  const ways = new Set<string>();
  const todo = [...comesFrom(model.nodes.get(to))];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (ways.has(id)) continue;
    ways.add(id);
    const node = model.nodes.get(id);
    todo.push(...comesFrom(node), ...insideOf(model, node));
  }
  return ways;
}

/** The elements right before one. What can happen at the edge of an activity is no way out of it here, as in Flowable. */
function comesFrom(node: ProcessNode | undefined): readonly string[] {
  if (node === undefined) return [];
  const before = node.incoming.map(({ source }) => source);
  // The first element of a sub-process is reached with it.
  if (node.kind === 'start' && node.scope !== null) return [...before, node.scope];
  return before;
}

/** Who leaves a sub-process has come out of any element in it. */
function insideOf(model: Model, node: ProcessNode | undefined): readonly string[] {
  if (node?.kind !== 'sub') return [];
  return [...model.nodes.values()].filter(({ scope }) => scope === node.id).map(({ id }) => id);
}
