import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import type { Simulation } from './service/Simulation.ts';
import { simulationModule } from './service/simulationModule.ts';

export { SimulationPanel } from './SimulationPanel.tsx';

const SIMULATIONS = new WeakMap<OpenDiagram, Simulation>();

/** Gives the simulation of a diagram; it is made when it is first asked for. */
export function simulationOf(diagram: OpenDiagram): Simulation {
  let simulation = SIMULATIONS.get(diagram);
  if (simulation === undefined) {
    diagram.add(simulationModule);
    simulation = diagram.service<Simulation>('simulation');
    SIMULATIONS.set(diagram, simulation);
  }
  return simulation;
}
