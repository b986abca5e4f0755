import type { Model, ProcessNode, ProcessState, Ref, SubProcess, Token } from '../../engine/index.ts';
import { scopeOf } from './waysBack.ts';

/**
 * Gives the elements that an instance has to leave to go back to one: an id for each token that waits somewhere behind it, and one for
 * each round. Tokens that wait at joins are left to the interpreter.
 * @param instance the instance within the state
 */
export function tokensBehind(model: Model, { tokens }: ProcessState, instance: Ref, target: string): readonly string[] {
  const behind = elementsBehind(model, target);
  const byRef = new Map(tokens.map((token) => [token.ref, token]));
  const isInRound = ({ parent }: Token): boolean => {
    const around = parent === null ? undefined : byRef.get(parent);
    return around !== undefined && (around.kind === 'round' || isInRound(around));
  };
  return tokens
    .filter((token) => token.instance === instance && behind.has(token.node) && !isInRound(token))
    .filter(({ kind, wait }) => kind === 'round' || (wait !== null && wait !== 'join'))
    .map(({ node }) => node);
}

/**
 * Gives the ids of all that a process may come to from an element, across the edges of sub-processes. What goes on beside the element in
 * an event sub-process is not behind it.
 */
function elementsBehind(model: Model, from: string): ReadonlySet<string> {
  const [behind, left] = [new Set<string>(), new Set<SubProcess>()];
  const todo: ProcessNode[] = [];
  const go = (node: ProcessNode): void => {
    todo.push(...node.outgoing.flatMap(({ target }) => model.nodes.get(target) ?? []));
    if ('boundary' in node) todo.push(...node.boundary);
    const scope = scopeOf(model, node);
    if (scope === undefined || left.has(scope)) return;
    // A way that ends in a sub-process, or is cut short, goes on behind it.
    left.add(scope);
    go(scope);
  };
  const first = model.nodes.get(from);
  if (first !== undefined) go(first);
  for (let node = todo.pop(); node !== undefined; node = todo.pop()) {
    if (behind.has(node.id)) continue;
    behind.add(node.id);
    if (node.kind === 'sub') todo.push(...node.starts, ...node.eventSubProcesses);
    go(node);
  }
  return behind;
}
