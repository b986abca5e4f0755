import type { Model, ProcessNode, SubProcess, UserTask } from '../../engine/index.ts';
import { passedByAll } from './passedByAll.ts';
import { reachedBy, scopeOf, waysBack } from './waysBack.ts';

/**
 * Gives the user tasks of a diagram to which one can be sent back: those before it, as far as no way from them to it runs beside others.
 * A process that went back over a parallel gateway would do what the other branches do twice (docs/protocol/bpm.md §8). The nearest
 * come first.
 * @param key the id of a user task
 */
export function returnTargets(model: Model, key: string): readonly UserTask[] {
  const source = model.nodes.get(key);
  if (source === undefined) return [];
  const ways = waysBack(model);
  const inSequence = passedByAll(ways, source, forks);
  return [...reachedBy(ways, source)]
    .filter((node) => node.kind === 'user')
    .filter((target) => target !== source && isInSameScopes(model, source, target))
    .filter((target) => inSequence === null || inSequence.has(target));
}

/** Tells whether what follows goes on beside what was there before. */
const forks = (node: ProcessNode): boolean => node.kind === 'parallel' || (node.kind === 'boundary' && !node.isInterrupting);

/**
 * Tells whether both are in the same event sub-process, if in any, and neither in a round of sub-processes: a way back within one of
 * them would begin in any.
 */
function isInSameScopes(model: Model, source: ProcessNode, target: ProcessNode): boolean {
  const [from, to] = [closedScopeOf(model, source), closedScopeOf(model, target)];
  return from === to && (from === undefined || from.round === null);
}

function closedScopeOf(model: Model, node: ProcessNode): SubProcess | undefined {
  const scope = scopeOf(model, node);
  if (scope === undefined || scope.round !== null) return scope;
  const around = closedScopeOf(model, scope);
  const isInRound = around !== undefined && around.round !== null;
  return scope.isEventSubProcess && !isInRound ? scope : around;
}
