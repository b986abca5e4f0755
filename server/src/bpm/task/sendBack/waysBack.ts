import type { Model, ProcessNode, SubProcess } from '../../engine/index.ts';

/** Gives what a process comes from right before an element. */
export type Ways = (node: ProcessNode) => readonly ProcessNode[];

/**
 * The ways back through a diagram, across the edges of sub-processes: whoever leaves one has come from its ends, and whoever begins
 * inside of it has come from before it. A sub-process itself stands for its end.
 */
export function waysBack(model: Model): Ways {
  const insideOf = Map.groupBy(model.nodes.values(), ({ scope }) => scope);
  const sourcesOf = ({ incoming }: ProcessNode) => incoming.flatMap(({ source }) => model.nodes.get(source) ?? []);
  return (node) => {
    if (node.kind === 'sub') return (insideOf.get(node.id) ?? []).filter(isLast);
    const scope = scopeOf(model, node);
    if (node.kind === 'start' && scope !== undefined) return scope.isEventSubProcess ? [] : sourcesOf(scope);
    if (node.kind === 'boundary') return [model.nodes.get(node.host)].filter((host) => host !== undefined);
    return sourcesOf(node);
  };
}

/** An event sub-process goes on beside what it is in, and is no end of it. */
const isLast = (node: ProcessNode): boolean => node.outgoing.length === 0 && !(node.kind === 'sub' && node.isEventSubProcess);

/** Gives the sub-process that an element is in; undefined at the top. */
export function scopeOf(model: Model, { scope }: ProcessNode): SubProcess | undefined {
  const node = scope === null ? undefined : model.nodes.get(scope);
  return node?.kind === 'sub' ? node : undefined;
}

/** Gives all that ways lead to, itself only in a circle. The nearest come first. Diagrams may be so large that calls would nest too deep. */
export function reachedBy(ways: Ways, from: ProcessNode): ReadonlySet<ProcessNode> {
  const reached = new Set<ProcessNode>();
  const todo = [...ways(from)].toReversed();
  for (let node = todo.pop(); node !== undefined; node = todo.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    todo.push(...ways(node).toReversed());
  }
  return reached;
}
