import AnimatedBehaviors from 'bpmn-js-token-simulation/lib/animation/behaviors';
import ElementSupport from 'bpmn-js-token-simulation/lib/features/element-support/ElementSupport';
import ExclusiveGatewaySettings from 'bpmn-js-token-simulation/lib/features/exclusive-gateway-settings/ExclusiveGatewaySettings';
import InclusiveGatewaySettings from 'bpmn-js-token-simulation/lib/features/inclusive-gateway-settings/InclusiveGatewaySettings';
import ScopeFilter from 'bpmn-js-token-simulation/lib/features/scope-filter';
import SimulationEnd from 'bpmn-js-token-simulation/lib/features/simulation-state/SimulationState';
import Simulator from 'bpmn-js-token-simulation/lib/simulator';
import type { DiagramModule } from '../../../parts/diagram/addModules.ts';
import { chineseOf } from './chineseOf.ts';
import { ElementNotes } from './ElementNotes.ts';
import { FlowMarks, simulationStyles } from './FlowMarks.ts';
import { Instances } from './Instances.ts';
import { readOnly } from './readOnly.ts';
import { Simulation } from './Simulation.ts';
import { simulationKeys } from './simulationKeys.ts';
import { TokenAnimation } from './TokenAnimation.ts';
import { TokenCounts } from './TokenCounts.ts';
import { TriggerPads } from './TriggerPads.ts';

const notifications = (simulation: Simulation) => ({
  showNotification: ({ text }: { readonly text: string }) => simulation.showNotification(chineseOf(text)),
});
notifications.$inject = ['simulation'];

/**
 * This module gives bpmn-js the service `simulation`. Of bpmn-js-token-simulation it has the simulator and what reads the model. What shows
 * something is our own: the package's is English, partly of markup that the content policy refuses, and stands over the diagram.
 */
export const simulationModule: DiagramModule = {
  __depends__: [Simulator, AnimatedBehaviors, ScopeFilter],
  __init__: [
    'instances',
    readOnly,
    'simulation',
    'contextPads',
    'tokenCount',
    'elementSupport',
    'simulationEnd',
    'exclusiveGatewaySettings',
    'inclusiveGatewaySettings',
    simulationKeys,
  ],
  animation: ['type', TokenAnimation],
  contextPads: ['type', TriggerPads],
  elementColors: ['type', FlowMarks],
  elementNotifications: ['type', ElementNotes],
  elementSupport: ['type', ElementSupport],
  exclusiveGatewaySettings: ['type', ExclusiveGatewaySettings],
  inclusiveGatewaySettings: ['type', InclusiveGatewaySettings],
  instances: ['type', Instances],
  notifications: ['factory', notifications],
  simulation: ['type', Simulation],
  simulationEnd: ['type', SimulationEnd],
  simulationStyles: ['value', simulationStyles],
  tokenCount: ['type', TokenCounts],
};
