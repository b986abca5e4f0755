import type { EndEvent, ProcessNode } from '../model/Model.ts';
import type { Token } from '../state/ProcessState.ts';
import { emptyInstance, removeListeners, removeToken, tokensIn } from '../run/removal.ts';
import type { LiveInstance, LiveToken, Run } from '../run/Run.ts';
import { returnFromCall } from './calls.ts';
import { finish } from './rounds.ts';

type Scope = Pick<Token, 'instance' | 'parent'>;

/** Ends a token; when it was the last in its scope, the scope is done. */
export function endToken(run: Run, token: LiveToken): void {
  const node = run.node(token);
  removeToken(run, token, { reason: null });
  closeScopeIfEmpty(run, token, node.id);
}

/** Ends the scope of a terminate end event, or all instances. */
export function terminate(run: Run, token: LiveToken, node: EndEvent, all: boolean): void {
  const reason = `terminate end event (${node.id})`;
  if (all) endInstance(run, run.root, node.id, reason);
  else if (token.parent === null) endInstance(run, run.instance(token.instance), node.id, reason);
  else {
    for (const other of tokensIn(run, token)) removeToken(run, other, { reason });
    closeScopeIfEmpty(run, token, node.id);
  }
}

/** Ends an instance. A called one gives its results to the activity that called it. */
export function endInstance(run: Run, instance: LiveInstance, activity: string | null, reason: string | null): void {
  emptyInstance(run, instance, reason);
  const { ref, definition, businessKey, variables } = instance;
  const end = { at: run.now, activity, reason };
  run.endedInstances.push({ ref, definition, businessKey, variables, end });
  const caller = instance.caller === null ? undefined : run.tokens.get(instance.caller);
  if (instance.caller === null) run.end = end;
  if (caller === undefined) return;
  returnFromCall(run, instance, caller);
  run.instances.delete(ref);
}

/** @param last id of the element at which the last token ended */
function closeScopeIfEmpty(run: Run, scope: Scope, last: string | null): void {
  const inside = tokensIn(run, scope);
  const running = inside.filter(({ kind }) => kind !== 'listener');
  if (running.every((token) => isEventSubProcess(run.node(token)))) {
    // Nothing can start anew once the scope has nothing of its own to do.
    for (const token of inside) if (token.kind === 'listener' && token.host === null) removeToken(run, token, { reason: null });
  }
  if (running.length === 0) closeScope(run, scope, last);
}

function closeScope(run: Run, scope: Scope, last: string | null): void {
  const token = scope.parent === null ? undefined : run.tokens.get(scope.parent);
  if (token === undefined) {
    endInstance(run, run.instance(scope.instance), last, null);
    return;
  }
  const node = run.node(token);
  token.kind = 'leaf';
  if (!isEventSubProcess(node)) {
    finish(run, token);
    return;
  }
  removeListeners(run, token);
  removeToken(run, token, { reason: null });
  // One that has interrupted its scope is the end of it, one beside it is none.
  closeScopeIfEmpty(run, token, node.starts[0]?.isInterrupting === true ? node.id : null);
}

const isEventSubProcess = (node: ProcessNode): node is Extract<ProcessNode, { kind: 'sub' }> =>
  node.kind === 'sub' && node.isEventSubProcess;
