import type { Model, ProcessNode } from '../model/Model.ts';
import { reachesNode } from '../model/reach.ts';
import type { MoveCommand } from '../state/Command.ts';
import type { Ref } from '../state/ProcessState.ts';
import { Refusal } from '../state/Refusal.ts';
import { isInside } from '../elements/gateways.ts';
import { roundAround, roundOf } from '../elements/rounds.ts';
import { addBoundaryListeners, addStartListeners } from '../elements/waiting.ts';
import { removeToken, tokensIn } from '../run/removal.ts';
import type { LiveToken, Run } from '../run/Run.ts';

/** Sends tokens back, or anywhere else, past all flows. */
export function doMoveCommand(run: Run, command: MoveCommand): void {
  const instance = command.instance === undefined ? run.root : run.instances.get(command.instance);
  if (instance === undefined) throw new Refusal('missing', '流程实例不存在或已经结束');
  const { model } = run.definition(instance);
  const [from, to] = command.do === 'move' ? [command.from, [command.to]] : [[command.from], command.to];
  const targets = to.map((id) => targetOf(model, id));
  if (from.length === 0 || targets.length === 0) throw new Refusal('missing', '没有指定从哪里移动到哪里');
  const reason = `Change activity to ${to.join(', ')}`;
  const edgeReason = `Change parent activity to ${to.join(', ')}`;

  const left = takeAway(run, instance.ref, from, { reason, edgeReason });
  const emptied = new Set(left);
  for (const target of targets) {
    const scopes: Scopes = { model, instance: instance.ref, left };
    if (command.do === 'move' && command.cleanJoins === true) for (const ref of cleanJoins(run, scopes, target)) emptied.add(ref);
    const parent = openScope(run, scopes, target.scope);
    run.plan('enter', run.addToken({ instance: instance.ref, parent, node: target.id }));
  }
  dropEmptyScopes(run, emptied, { reason, edgeReason });
}

/** The sub-processes of an instance; the tokens of those that were left are known. */
interface Scopes {
  readonly model: Model;
  readonly instance: Ref;
  readonly left: ReadonlySet<Ref>;
}

function targetOf(model: Model, id: string): ProcessNode {
  const node = model.nodes.get(id);
  if (node === undefined) throw new Refusal('missing', `流程中没有节点「${id}」`, id);
  const isEvent = node.kind === 'boundary' || node.kind === 'start' || (node.kind === 'sub' && node.isEventSubProcess);
  if (isEvent) throw new Refusal('missing', `不能移动到「${node.name ?? id}」，它由事件触发`, id);
  return node;
}

/** Gives the scopes that the tokens were in. */
function takeAway(
  run: Run,
  instance: Ref,
  from: readonly (string | Ref)[],
  reasons: { readonly reason: string; readonly edgeReason: string },
): ReadonlySet<Ref> {
  const scopes = new Set<Ref>();
  for (const source of from) {
    const token = [...run.tokens.values()].find(
      ({ ref, node, ...each }) =>
        (ref === source || node === source) && each.instance === instance && each.kind !== 'listener' && each.wait !== 'join',
    );
    if (token === undefined) throw new Refusal('missing', `节点「${source}」没有正在进行`);
    const whole = roundAround(run, token) ?? token;
    for (const scope of scopesAround(run, whole)) scopes.add(scope);
    removeToken(run, whole, reasons);
  }
  return scopes;
}

/**
 * Takes the tokens away that wait at a join for others and would come there once more. It is known by the flow that they came along:
 * what another branch has brought stays, or the join would wait for it for ever. Gives the scopes that they were in.
 */
function cleanJoins(run: Run, scopes: Scopes, to: ProcessNode): ReadonlySet<Ref> {
  const left = new Set<Ref>();
  const { model, instance } = scopes;
  const scope = openScopeAround(run, scopes, to.scope)?.ref ?? null;
  for (const token of run.tokens.values()) {
    if (token.wait !== 'join' || token.instance !== instance || !isInside(run, token, scope)) continue;
    const source = model.nodes.get(token.node)?.incoming.find(({ id }) => id === token.via)?.source;
    if (source === undefined || (source !== to.id && !reachesNode(model, to.id, source))) continue;
    for (const around of scopesAround(run, token)) left.add(around);
    removeToken(run, token, { reason: null });
  }
  return left;
}

/** Gives the innermost sub-process that runs, from this one outwards. */
function openScopeAround(run: Run, scopes: Scopes, scope: string | null): LiveToken | null {
  for (let id = scope; id !== null; id = scopes.model.nodes.get(id)?.scope ?? null) {
    const token = tokenOf(run, scopes, id);
    if (token !== undefined) return token;
  }
  return null;
}

/** Of several tokens of a sub-process the one that was left. */
function tokenOf(run: Run, { instance, left }: Scopes, scope: string): LiveToken | undefined {
  const open = [...run.tokens.values()].filter(
    (token) => token.kind === 'scope' && token.instance === instance && token.node === scope,
  );
  return open.find(({ ref }) => left.has(ref)) ?? open[0];
}

/** Gives the token of the sub-process, which is begun if it does not run. */
function openScope(run: Run, scopes: Scopes, scope: string | null): Ref | null {
  if (scope === null) return null;
  const token = tokenOf(run, scopes, scope);
  if (token !== undefined) return token.ref;

  const { model, instance } = scopes;
  const node = model.nodes.get(scope);
  if (node?.kind !== 'sub') throw new Refusal('missing', `流程中没有子流程「${scope}」`, scope);
  if (node.round !== null) throw new Refusal('missing', `子流程「${node.name ?? scope}」是多实例，不能移动到它里面`, scope);
  const parent = openScope(run, scopes, node.scope);
  const begun = run.addToken({ instance, parent, node: scope }, { kind: 'scope' });
  run.openRow(begun);
  if (!node.isEventSubProcess) addBoundaryListeners(run, begun);
  addStartListeners(run, { instance, parent: begun.ref }, node.eventSubProcesses);
  return begun.ref;
}

/**
 * A sub-process that has nothing in it any more is gone, and so is a round all of whose instances are. A round of which others are left no
 * longer counts it.
 */
function dropEmptyScopes(
  run: Run,
  scopes: ReadonlySet<Ref>,
  reasons: { readonly reason: string; readonly edgeReason: string },
): void {
  // What is inside of another was made later.
  for (const ref of [...scopes].sort((one, other) => other - one)) {
    const token = run.tokens.get(ref);
    if (token === undefined) continue;
    const inside = tokensIn(run, { instance: token.instance, parent: ref });
    if (!inside.every(({ kind }) => kind === 'listener')) continue;
    const root = roundAround(run, token);
    removeToken(run, token, reasons);
    if (root === null) continue;
    const { total, active } = root.round;
    root.round = { ...root.round, total: total - 1, active: roundOf(run, root).isSequential ? active : active - 1 };
  }
}

/** Gives the sub-processes and rounds that a token is in, from the inside. */
function* scopesAround(run: Run, token: LiveToken): Generator<Ref> {
  for (let { parent } = token; parent !== null; parent = run.tokens.get(parent)?.parent ?? null) yield parent;
}
