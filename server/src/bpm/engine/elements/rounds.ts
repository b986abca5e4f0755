import type { Round } from '../model/Model.ts';
import type { RoundCount, Token, Variables } from '../state/ProcessState.ts';
import { Refusal } from '../state/Refusal.ts';
import { removeListeners, removeToken, tokensIn } from '../run/removal.ts';
import type { LiveToken, Run } from '../run/Run.ts';
import { isTrue, valueOf, variableOf, withVariable } from '../run/variables.ts';
import { addBoundaryListeners } from './waiting.ts';

/** The reason of what is left over when a round ends, and of the last instance of a sequential one. */
const ROUND_END = 'MI_END';

/** A token that stands for all instances of an activity. */
type RoundToken = LiveToken & { round: RoundCount };

/** Makes the token a round of its activity. Without any instance it goes on as if the activity were not there. */
export function startRound(run: Run, token: LiveToken, round: Round): void {
  const total = totalOf(run, token, round);
  if (total === 0) {
    run.plan('leave', token);
    return;
  }
  const first = round.isSequential ? 1 : total;
  const root: RoundToken = Object.assign(token, {
    kind: 'round' as const,
    round: { total, active: first, completed: 0, begun: 0 },
  });
  addBoundaryListeners(run, root);
  for (let index = 0; index < first; index += 1) addNext(run, root);
}

/** Adds an instance to a round. What it has of its own is the next item of the collection, unless that is given. */
export function addNext(run: Run, root: RoundToken, variables = elementOf(run, root)): void {
  const index = root.round.begun;
  root.round = { ...root.round, begun: index + 1 };
  const place = { instance: root.instance, parent: root.ref, node: root.node };
  const counted = withVariable(variables, roundOf(run, root).indexVariable ?? 'loopCounter', index);
  run.plan('enter', run.addToken(place, { variables: counted }));
}

/** The activity at which the token stands is done: the token leaves it, or its round counts it. */
export function finish(run: Run, token: LiveToken): void {
  const root = roundAround(run, token);
  if (root === null) {
    run.plan('leave', token);
    return;
  }
  const { isSequential } = roundOf(run, root);
  const { active, completed } = root.round;
  root.round = { ...root.round, active: isSequential ? active : active - 1, completed: completed + 1 };
  // What is the last of a sequential round has its row closed with the round.
  const isOver = isRoundOver(run, root);
  removeToken(run, token, { reason: isSequential && isOver ? ROUND_END : null });
  if (isOver) endRound(run, root);
  else if (isSequential) addNext(run, root);
}

/** Asks a round, after its counts have changed, whether it goes on. */
export function continueRound(run: Run, root: RoundToken): void {
  if (isRoundOver(run, root) || (root.round.active < 1 && !roundOf(run, root).isSequential)) endRound(run, root);
  else if (roundOf(run, root).isSequential) addNext(run, root);
}

/** Gives the round that this token is an instance of. */
export function roundAround(run: Run, token: Token): RoundToken | null {
  const parent = token.parent === null ? undefined : run.tokens.get(token.parent);
  return parent !== undefined && isRound(parent) ? parent : null;
}

export const isRound = (token: LiveToken): token is RoundToken => token.kind === 'round' && token.round !== null;

export function roundOf(run: Run, root: Token): Round {
  const node = run.node(root);
  if (!('round' in node) || node.round === null) throw new Refusal('definition', `节点「${node.id}」不再是多实例`, node.id);
  return node.round;
}

function isRoundOver(run: Run, root: RoundToken): boolean {
  const { completion } = roundOf(run, root);
  const isTold = completion !== null && isTrue(run, root, completion);
  return isTold || root.round.completed >= root.round.total;
}

function endRound(run: Run, root: LiveToken): void {
  for (const rest of tokensIn(run, { instance: root.instance, parent: root.ref })) removeToken(run, rest, { reason: ROUND_END });
  removeListeners(run, root, ROUND_END);
  root.kind = 'leaf';
  root.round = null;
  run.plan('leave', root);
}

function totalOf(run: Run, token: LiveToken, round: Round): number {
  if (round.cardinality === null) return itemsOf(run, token, round).length;
  const value = valueOf(run, token, round.cardinality);
  const number = typeof value === 'string' && /^[+-]?\d+$/.test(value) ? Number(value) : value;
  const total = typeof number === 'number' ? Math.trunc(number) : -1;
  if (total >= 0 && Number.isSafeInteger(total)) return total;
  throw new Refusal('expression', `节点「${token.node}」的多实例数量不是自然数`, token.node);
}

/** The instance's own value of the collection, which a sequential round reads at each turn. */
function elementOf(run: Run, root: RoundToken): Variables {
  const round = roundOf(run, root);
  if (round.collection === null || round.elementVariable === null) return {};
  const items = itemsOf(run, root, round);
  const index = root.round.begun;
  if (index < items.length) return withVariable({}, round.elementVariable, items[index]);
  throw new Refusal('expression', `节点「${root.node}」的多实例集合没有第 ${index + 1} 项`, root.node);
}

function itemsOf(run: Run, token: LiveToken, { collection }: Round): readonly unknown[] {
  if (collection === null) return [];
  const named = 'variable' in collection ? collection.variable : valueOf(run, token, collection.expression);
  // An expression may give the name of the variable, too.
  const items = typeof named === 'string' ? variableOf(run, token, named)?.value : named;
  if (Array.isArray(items)) return items;
  const name = typeof named === 'string' ? `「${named}」` : '';
  throw new Refusal('expression', `节点「${token.node}」的多实例集合${name}没有设置，或者不是列表`, token.node);
}
