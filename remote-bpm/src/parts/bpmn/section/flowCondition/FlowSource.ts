import { isAnyOf } from '../../moddle/isAnyOf.ts';
import { elementsIn, type ModdleElement } from '../../moddle/ModdleElement.ts';

/** What the meaning of a flow's condition depends on: the element that it leaves. */
export interface FlowSource {
  readonly element: ModdleElement;
  /** Whether the flow is the one to take when no condition is met. */
  readonly isDefault: boolean;
  /** Why no flow can be the default here, for people; null when one can. */
  readonly defaultRefused: string | null;
  /** Whether engines look at conditions of flows from here. */
  readonly readsConditions: boolean;
  /** For an exclusive gateway, the number of flows that leave it. */
  readonly choices: number | null;
}

/** Tells of the source of a flow; null when the file names none. */
export function flowSource(flow: ModdleElement): FlowSource | null {
  const [element] = elementsIn(flow, 'sourceRef');
  if (element === undefined) return null;
  return {
    element,
    isDefault: element.get('default') === flow,
    defaultRefused: isAnyOf(element, ...WITH_DEFAULT) ? null : '只有活动和排他、包容、复杂网关可以设置默认流转',
    readsConditions: !isAnyOf(element, 'ParallelGateway', 'EventBasedGateway'),
    choices: isAnyOf(element, 'ExclusiveGateway') ? outgoingOf(element) : null,
  };
}

/** Many files name the flows that leave an element only as flows. */
const outgoingOf = (element: ModdleElement): number =>
  elementsIn(element, 'outgoing').length ||
  (element.$parent === undefined ? [] : elementsIn(element.$parent, 'flowElements')).filter(
    (other) => other.$type === 'bpmn:SequenceFlow' && other.get('sourceRef') === element,
  ).length;

const WITH_DEFAULT = ['Activity', 'ExclusiveGateway', 'InclusiveGateway', 'ComplexGateway'];
