import DisableModeling from 'bpmn-js-token-simulation/lib/features/disable-modeling/DisableModeling';
import type CommandStack from 'diagram-js/lib/command/CommandStack';
import type EventBus from 'diagram-js/lib/core/EventBus';
import { TOGGLED } from './simulationEvents.ts';

interface Injector {
  get(name: 'commandStack', strict: false): CommandStack | null;
  instantiate(type: object): unknown;
}

/** Before anybody who could change the model when the simulation begins. */
const FIRST = 20_000;

/**
 * Keeps the model as it is while the simulation runs: tools and keys do nothing. The package stops what bpmn-js's own tools do; commands of
 * others, such as panels, would still change the model, so the stack of commands takes none.
 */
export function readOnly(events: EventBus, injector: Injector): void {
  const commands = injector.get('commandStack', false);
  // A diagram that can only be looked at has none.
  if (commands === null) return;
  injector.instantiate(DisableModeling);
  const execute = commands.execute.bind(commands);
  const undo = commands.undo.bind(commands);
  const redo = commands.redo.bind(commands);
  let active = false;
  events.on<{ active: boolean }>(TOGGLED, FIRST, (toggled) => {
    ({ active } = toggled);
  });
  commands.execute = (command, context) => (active ? undefined : execute(command, context));
  commands.undo = () => (active ? undefined : undo());
  commands.redo = () => (active ? undefined : redo());
}
readOnly.$inject = ['eventBus', 'injector'];
