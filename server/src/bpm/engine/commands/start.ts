import type { StartEvent } from '../model/Model.ts';
import type { StartCommand } from '../state/Command.ts';
import { Refusal } from '../state/Refusal.ts';
import { openScope, plainStart } from '../elements/opening.ts';
import type { LiveInstance, Run } from '../run/Run.ts';
import { setVariable, setVariables, textOf } from '../run/variables.ts';

/** Makes the root instance and puts it at the start event that the command means. */
export function start(run: Run, command: StartCommand): void {
  const definition = run.definitions.byId(command.definition);
  if (definition === undefined) throw new Refusal('definition', `流程定义「${command.definition}」不存在`);
  const root: LiveInstance = {
    ref: run.nextRef(),
    definition: definition.id,
    caller: null,
    businessKey: command.businessKey ?? null,
    starter: command.starter ?? null,
    variables: {},
  };
  run.instances.set(root.ref, root);
  setVariables(run, root, command.variables);
  const event = startEventOf(run, root, command, definition.model.starts);
  if (event === undefined) throw new Refusal('missing', '流程没有这样的开始事件');
  if (event.initiator !== null) setVariable(run, root, event.initiator, root.starter);
  openScope(run, { instance: root.ref, parent: null }, definition.model, event);
}

function startEventOf(
  run: Run,
  root: LiveInstance,
  { message, signal, timer }: StartCommand,
  starts: readonly StartEvent[],
): StartEvent | undefined {
  if (timer !== undefined) return starts.find(({ id, trigger }) => id === timer && trigger?.on === 'timer');
  const [on, name] = message === undefined ? (['signal', signal] as const) : (['message', message] as const);
  if (name === undefined) return plainStart({ starts, eventSubProcesses: [] });
  return starts.find(({ trigger }) => trigger?.on === on && 'name' in trigger && textOf(run, root, trigger.name) === name);
}
