import type EventBus from 'diagram-js/lib/core/EventBus';
import type Keyboard from 'diagram-js/lib/features/keyboard/Keyboard';
import type { Simulation } from './Simulation.ts';
import { TOGGLED } from './simulationEvents.ts';

interface Injector {
  get(name: 'keyboard', strict: false): Keyboard | null;
}

/** Before the keys of tools, for which some of these stand otherwise. */
const FIRST = 10_000;

/** Has keys on the canvas pause, go on and begin anew while the simulation runs. */
export function simulationKeys(events: EventBus, simulation: Simulation, injector: Injector): void {
  let active = false;
  events.on<{ active: boolean }>(TOGGLED, (toggled) => {
    ({ active } = toggled);
  });
  const toggle = (): void => (simulation.read().phase === 'paused' ? simulation.resume() : simulation.pause());
  injector.get('keyboard', false)?.addListener(FIRST, ({ keyEvent }: { keyEvent: KeyboardEvent }) => {
    if (!active || keyEvent.ctrlKey || keyEvent.metaKey || keyEvent.altKey) return undefined;
    if (keyEvent.key === ' ') toggle();
    else if (keyEvent.key.toLowerCase() === 'r') simulation.reset();
    else return undefined;
    return true;
  });
}
simulationKeys.$inject = ['eventBus', 'simulation', 'injector'];
