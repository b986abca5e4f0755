import { elementsIn, type Moddle, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import type { FreeIds } from '../ids/FreeIds.ts';
import type { Box, Point } from '../../geometry/Box.ts';
import type { Layout } from './geometry/Layout.ts';
import { placeLabels } from './labels.ts';
import { isSubProcess } from './sizes.ts';

interface DiagramContent {
  /** The process or collaboration of which it is. */
  readonly root: ModdleElement;
  readonly layout: Layout;
  /** The diagram in which nothing is drawn yet; undefined where one has to be made. */
  readonly present: ModdleElement | undefined;
  readonly moddle: Moddle;
  readonly ids: FreeIds;
}

/** Makes the diagram (BPMN 2.0 §12) of a layout. */
export function writeDiagram({ root, layout: { shapes, edges }, present, moddle, ids }: DiagramContent): ModdleElement {
  /** Makes a thing with others in it. */
  const make = (type: string, properties: Readonly<Record<string, unknown>>, children: Children = {}): ModdleElement => {
    const made = moddle.create(type, { ...properties, ...children });
    for (const child of Object.values(children).flat()) child.$parent = made;
    return made;
  };
  const place = (type: 'dc:Bounds' | 'dc:Point', { ...numbers }: Box | Point): ModdleElement => make(type, numbers);
  const idOf = (element: ModdleElement): string => ids.next(`${textOf(element, 'id') ?? 'Element'}_di`);

  const labels = placeLabels({ shapes, edges });
  const labelOf = (element: ModdleElement): Children => {
    const box = labels.get(element);
    return box === undefined ? {} : { label: make('bpmndi:BPMNLabel', {}, { bounds: place('dc:Bounds', box) }) };
  };
  const planeElement = [
    ...shapes.map(({ element, box }) =>
      make(
        'bpmndi:BPMNShape',
        { id: idOf(element), bpmnElement: element, ...looksOf(element) },
        { bounds: place('dc:Bounds', box), ...labelOf(element) },
      ),
    ),
    ...edges.map(({ element, points }) =>
      make(
        'bpmndi:BPMNEdge',
        { id: idOf(element), bpmnElement: element },
        { waypoint: points.map((point) => place('dc:Point', point)), ...labelOf(element) },
      ),
    ),
  ];
  const [plane] = present === undefined ? [] : elementsIn(present, 'plane');
  if (present !== undefined && plane !== undefined) {
    for (const element of planeElement) element.$parent = plane;
    plane.set('planeElement', [...elementsIn(plane, 'planeElement'), ...planeElement]);
    return present;
  }
  const made = make('bpmndi:BPMNPlane', { id: ids.next('BPMNPlane_1'), bpmnElement: root }, { planeElement });
  return make('bpmndi:BPMNDiagram', { id: ids.next('BPMNDiagram_1') }, { plane: made });
}

type Children = Readonly<Record<string, ModdleElement | readonly ModdleElement[]>>;

function looksOf(element: ModdleElement): Readonly<Record<string, boolean>> {
  if (isSubProcess(element)) return { isExpanded: true };
  if (element.$instanceOf('bpmn:ExclusiveGateway')) return { isMarkerVisible: true };
  return element.$instanceOf('bpmn:Participant') || element.$instanceOf('bpmn:Lane') ? { isHorizontal: true } : {};
}
