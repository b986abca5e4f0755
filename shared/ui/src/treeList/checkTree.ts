import { allNodes, type NodeOf } from './treeRows.ts';

/** A tick of a node; `mixed` where only some of the node itself and those below it are chosen. */
export type CheckState = boolean | 'mixed';

/** Gives the tick of every node of a tree. */
export function checkStates<Node extends NodeOf<Node>>(
  nodes: readonly Node[],
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, CheckState> {
  const states = new Map<string, CheckState>();
  const stateOf = ({ key, children = [] }: Node): CheckState => {
    const below = children.map(stateOf);
    const parts: CheckState[] = [chosen.has(key), ...below];
    const state = parts.every((part) => part === true) || (parts.some((part) => part !== false) && 'mixed');
    states.set(key, state);
    return state;
  };
  nodes.forEach(stateOf);
  return states;
}

/**
 * Turns a node and all below it on, or off where all of them are on. A node that is chosen brings those above it, as the menus of a
 * role do: a page without its directory would have no place. Those above stay when it goes, for a page may be granted without any of
 * its buttons. Disabled nodes stay as they are.
 *
 * @param branch the node with those below it that show: a search that hides some of them leaves these as they are
 */
export function turnBranch<Node extends NodeOf<Node>>(
  nodes: readonly Node[],
  chosen: ReadonlySet<string>,
  branch: Node,
): ReadonlySet<string> {
  return withNodesAbove(nodes, turn(chosen, allNodes([branch])));
}

/** Turns all nodes that show on, or off where all of them are on. */
export function turnAll<Node extends NodeOf<Node>>(
  nodes: readonly Node[],
  chosen: ReadonlySet<string>,
  shown: readonly Node[],
): ReadonlySet<string> {
  return withNodesAbove(nodes, turn(chosen, allNodes(shown)));
}

/** Turns one node on or off, and no other. */
export function turnOne(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}

function turn(chosen: ReadonlySet<string>, branch: readonly NodeOf<unknown>[]): ReadonlySet<string> {
  const keys = branch.filter(({ disabled = false }) => !disabled).map(({ key }) => key);
  const next = new Set(chosen);
  const isOn = keys.every((key) => chosen.has(key));
  for (const key of keys) {
    if (isOn) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** Adds the nodes above the chosen ones, as far as they can be chosen. */
function withNodesAbove<Node extends NodeOf<Node>>(nodes: readonly Node[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(chosen);
  const hold = ({ key, disabled = false, children = [] }: Node): boolean => {
    const holds = children.map(hold).includes(true);
    if (holds && !disabled) next.add(key);
    return holds || next.has(key);
  };
  nodes.forEach(hold);
  return next;
}
