import type { BoundaryEvent, Model, StartEvent, SubProcess } from '../model/Model.ts';
import type { Token } from '../state/ProcessState.ts';
import { Refusal } from '../state/Refusal.ts';
import { removeToken, stopWaiting, tokensIn } from '../run/removal.ts';
import type { LiveToken, Run } from '../run/Run.ts';
import { finish } from './rounds.ts';
import { openScope } from './opening.ts';

/** What the token waits for has happened. */
export function fire(run: Run, token: LiveToken): void {
  const node = run.node(token);
  if (token.kind === 'listener') {
    if (node.kind === 'boundary') fireBoundary(run, token, node);
    else if (node.kind === 'start') startEventSubProcess(run, token, node);
    return;
  }
  // Two signals of one command may have reached it.
  if (token.wait !== 'event') return;
  if (token.choice !== null) {
    for (const other of run.tokens.values()) {
      if (other.choice === token.choice && other !== token) removeToken(run, other, { reason: 'event based gateway cancel' });
    }
  }
  stopWaiting(run, token);
  finish(run, token);
}

/** @throws Refusal when nobody catches the error, neither here nor in what has called this */
export function throwError(run: Run, token: LiveToken, code: string | null): void {
  const found = catcherOf(run, token, 'error', code);
  if (found === null) throw new Refusal('uncaught', `没有任何事件捕获错误「${code ?? ''}」`, token.node);
  // Its row ends as others do when the error is caught beside it.
  if ('start' in found) run.closeRow(token);
  caught(run, found);
}

/** An escalation that nobody catches is lost. */
export function throwEscalation(run: Run, token: LiveToken, code: string | null): void {
  const found = catcherOf(run, token, 'escalation', code);
  if (found === null) return;
  if ('start' in found) caught(run, found);
  else run.plan('fire', found.listener);
}

/** Reaches everyone in the root instance and all it has called. */
export function broadcast(run: Run, name: string, onReached: (token: LiveToken) => void = () => {}): void {
  for (const subscription of run.subscriptions.values()) {
    const token = subscription.type === 'signal' && subscription.name === name ? run.tokens.get(subscription.token) : undefined;
    if (token === undefined) continue;
    onReached(token);
    run.plan('fire', token);
  }
}

function fireBoundary(run: Run, listener: LiveToken, node: BoundaryEvent): void {
  run.closeRow(listener);
  const host = listener.host === null ? undefined : run.tokens.get(listener.host);
  if (!node.isInterrupting) {
    run.openRow(listener);
    run.plan('leave', run.addToken(listener));
    return;
  }
  stopWaiting(run, listener);
  Object.assign(listener, { kind: 'leaf', host: null });
  if (host !== undefined) removeToken(run, host, { reason: `boundary event (${node.id})` });
  run.plan('leave', listener);
}

function startEventSubProcess(run: Run, scope: Pick<Token, 'instance' | 'parent'>, start: StartEvent): void {
  const node = subProcessOf(run.definition(run.instance(scope.instance)).model, start);
  const { instance, parent } = scope;
  if (start.isInterrupting) {
    for (const other of tokensIn(run, { instance, parent })) {
      if (run.tokens.has(other.ref)) removeToken(run, other, { reason: `event subprocess(${start.id})` });
    }
  }
  const token = run.addToken({ instance, parent, node: node.id }, { kind: 'scope' });
  run.openRow(token);
  openScope(run, { instance, parent: token.ref }, node, start);
}

/** Who catches an error or escalation: an event at the edge of an activity, or the start of an event sub-process in a scope. */
type Catcher =
  | { readonly listener: LiveToken }
  | { readonly start: StartEvent; readonly scope: Pick<Token, 'instance' | 'parent'> };

function caught(run: Run, found: Catcher): void {
  if ('start' in found) startEventSubProcess(run, found.scope, found.start);
  else fire(run, found.listener);
}

/** Looks outwards from the token, scope by scope, and through call activities into what has called it. */
function catcherOf(run: Run, token: LiveToken, on: 'error' | 'escalation', code: string | null): Catcher | null {
  for (let place: LiveToken | undefined = token; place !== undefined;) {
    const at: LiveToken = place;
    const listeners = [...run.tokens.values()].filter(({ host }) => host === at.ref);
    const listener = bestOf(listeners, (each) => triggerOf(run, each), on, code);
    if (listener !== null) return { listener };
    const around: LiveToken | undefined = at.parent === null ? undefined : run.tokens.get(at.parent);
    const { instance, parent } = at;
    // The scope of an instance of a round is the one around the round.
    if (around?.kind !== 'round') {
      const starts = contentOf(run, at, around).flatMap((sub) => sub.starts);
      const start = bestOf(starts, (each) => each.trigger, on, code);
      if (start !== null) return { start, scope: { instance, parent } };
    }
    const caller = run.instance(instance).caller;
    place = around ?? (caller === null ? undefined : run.tokens.get(caller));
  }
  return null;
}

function contentOf(run: Run, token: LiveToken, around: LiveToken | undefined): readonly SubProcess[] {
  const scope = around === undefined ? run.model(token) : run.node(around);
  return 'eventSubProcesses' in scope ? scope.eventSubProcesses : [];
}

function triggerOf(run: Run, listener: LiveToken): BoundaryEvent['trigger'] | null {
  const node = run.node(listener);
  return node.kind === 'boundary' ? node.trigger : null;
}

/** One that names the code goes before one that takes any. */
function bestOf<Item>(
  items: readonly Item[],
  triggerOfItem: (item: Item) => BoundaryEvent['trigger'] | null,
  on: 'error' | 'escalation',
  code: string | null,
): Item | null {
  const taking = (wanted: string | null) =>
    items.find((item) => {
      const trigger = triggerOfItem(item);
      return trigger?.on === on && 'code' in trigger && trigger.code === wanted;
    });
  return taking(code) ?? taking(null) ?? null;
}

function subProcessOf(model: Model, start: StartEvent): SubProcess {
  const node = start.scope === null ? undefined : model.nodes.get(start.scope);
  if (node?.kind === 'sub') return node;
  throw new Refusal('definition', `流程定义中没有事件「${start.id}」所在的子流程`, start.id);
}
