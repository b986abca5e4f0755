import type { CallActivity, Mapping } from '../model/Model.ts';
import type { Variables } from '../state/ProcessState.ts';
import { Refusal } from '../state/Refusal.ts';
import type { LiveInstance, LiveToken, Run } from '../run/Run.ts';
import { keyOf, type Place, setVariable, textOf, valueOf, variableOf, visibleVariables, withValue } from '../run/variables.ts';
import { openScope, plainStart } from './opening.ts';
import { finish } from './rounds.ts';

/** Starts the called process; it has variables of its own. Gives its number. */
export function startCall(run: Run, token: LiveToken, node: CallActivity): number {
  const key = textOf(run, token, node.called) ?? '';
  const definition = run.definitions.byKey(key);
  if (definition === undefined) throw new Refusal('definition', `节点「${node.id}」调用的流程「${key}」没有部署`, node.id);
  const start = plainStart(definition.model);
  if (start === undefined) throw new Refusal('definition', `被调用的流程「${key}」没有普通的开始事件`, node.id);
  const around = run.instance(token.instance);
  const ref = run.nextRef();
  run.instances.set(ref, {
    ref,
    definition: definition.id,
    caller: token.ref,
    starter: around.starter,
    businessKey: keyOf(run, token, node.businessKey) ?? (node.inheritsBusinessKey ? around.businessKey : null),
    variables: mapped(run, token, node.inputs, node.inheritsVariables ? visibleVariables(run, token) : {}),
  });
  if (start.initiator !== null) setVariable(run, run.instance(ref), start.initiator, around.starter);
  token.wait = 'call';
  openScope(run, { instance: ref, parent: null }, definition.model, start);
  return ref;
}

/** Goes on in the calling instance after the called one has ended. */
export function returnFromCall(run: Run, called: LiveInstance, caller: LiveToken): void {
  const node = run.node(caller);
  if (node.kind === 'call') {
    for (const [name, value] of Object.entries(mapped(run, called, node.outputs, {}))) setVariable(run, caller, name, value);
  }
  caller.wait = null;
  finish(run, caller);
}

function mapped(run: Run, from: Place, mappings: readonly Mapping[], first: Variables): Variables {
  return mappings.reduce((variables, { source, target }) => {
    const value = 'variable' in source ? variableOf(run, from, source.variable)?.value : valueOf(run, from, source.expression);
    return withValue(variables, from, target, value ?? null);
  }, first);
}
