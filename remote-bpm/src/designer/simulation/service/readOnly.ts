import DisableModeling from 'bpmn-js-token-simulation/lib/features/disable-modeling/DisableModeling';
import type CommandStack from 'diagram-js/lib/command/CommandStack';
import type EventBus from 'diagram-js/lib/core/EventBus';
import { TOGGLED } from './simulationEvents.ts';

interface Injector {
  get<Service>(name: string, strict: false): Service | null;
  instantiate(type: object): unknown;
}

/** Before anybody who could change the model when the simulation begins. */
const FIRST = 20_000;

/**
 * Keeps the model as it is while the simulation runs: tools and keys do nothing. The package stops what bpmn-js's own tools do; commands of
 * others, such as panels, would still change the model, so the stack of commands takes none.
 */
export function readOnly(events: EventBus, injector: Injector): void {
  const commands = injector.get<CommandStack>('commandStack', false);
  // A diagram that can only be looked at has none.
  if (commands === null) return;
  injector.instantiate(DisableModeling);
  const { execute, undo, redo } = commands;
  let active = false;
  events.on<{ active: boolean }>(TOGGLED, FIRST, (toggled) => {
    ({ active } = toggled);
  });
  commands.execute = (command, context) => (active ? undefined : execute.call(commands, command, context));
  commands.undo = () => (active ? undefined : undo.call(commands));
  commands.redo = () => (active ? undefined : redo.call(commands));
}
readOnly.$inject = ['eventBus', 'injector'];
