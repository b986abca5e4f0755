import { useSyncExternalStore } from 'react';
import type { DiagramState, OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { lintOf } from '../lint/lintOf.ts';
import { LintPanel } from '../lint/LintPanel.tsx';
import { simulationCode } from '../simulation/simulationCode.ts';

export interface CheckPanelsProps {
  diagram: OpenDiagram;
  state: DiagramState;
}

/** What the simulation and the lint show below a diagram. While tokens run, only they do. */
export function CheckPanels({ diagram, state }: CheckPanelsProps) {
  const lint = lintOf(diagram);
  const { shown } = useSyncExternalStore(lint.subscribe, lint.read);
  const simulation = simulationCode.read();
  if (state.phase !== 'open') return null;
  // Whoever has turned it on has its code.
  if (state.simulating && simulation !== null)
    return <simulation.SimulationPanel simulation={simulation.simulationOf(diagram)} />;
  return shown && <LintPanel lint={lint} />;
}
