import type { ProcessNode } from '../../engine/index.ts';
import type { Ways } from './waysBack.ts';

/**
 * Gives the elements that every way from one to any of the goals passes, the goals and the first one left out; null where no way leads to
 * a goal. It follows one way, and looks at each step how far the others get around it, so that it takes as long as the diagram is large.
 */
export function passedByAll(
  ways: Ways,
  from: ProcessNode,
  isGoal: (node: ProcessNode) => boolean,
): ReadonlySet<ProcessNode> | null {
  const way = oneWay(ways, from, isGoal);
  if (way === null) return null;
  const stepOf = new Map(way.map((node, step) => [node, step]));
  const passed = new Set<ProcessNode>();
  const seen = new Set<ProcessNode>();
  /** The step up to which another way than this one gets, the last one for a goal. */
  let furthest = 0;
  for (const [step, node] of way.entries()) {
    if (step > 0 && step === furthest && !isGoal(node)) passed.add(node);
    const todo = [node];
    for (let around = todo.pop(); around !== undefined; around = todo.pop()) {
      for (const next of ways(around)) {
        const reached = isGoal(next) ? way.length - 1 : stepOf.get(next);
        if (reached !== undefined) furthest = Math.max(furthest, reached);
        else if (!seen.has(next)) {
          seen.add(next);
          todo.push(next);
        }
      }
    }
  }
  return passed;
}

/** Gives a way to the first goal that is found, with both its ends. */
function oneWay(ways: Ways, from: ProcessNode, isGoal: (node: ProcessNode) => boolean): readonly ProcessNode[] | null {
  const cameFrom = new Map<ProcessNode, ProcessNode | null>([[from, null]]);
  const todo = [from];
  for (let node = todo.shift(); node !== undefined; node = todo.shift()) {
    for (const next of ways(node)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      if (isGoal(next)) return wayTo(next, cameFrom);
      todo.push(next);
    }
  }
  return null;
}

function wayTo(goal: ProcessNode, cameFrom: ReadonlyMap<ProcessNode, ProcessNode | null>): readonly ProcessNode[] {
  const way: ProcessNode[] = [];
  for (let node: ProcessNode | null = goal; node !== null; node = cameFrom.get(node) ?? null) way.push(node);
  return way.toReversed();
}
