import { isAnyOf } from '../moddle/isAnyOf.ts';
import { elementsIn, type ModdleElement, textOf } from '../moddle/ModdleElement.ts';
import { UnreadableBpmn } from '../source/readableSource.ts';

/** Browsers do not draw what is farther away, in pixels. */
const FARTHEST = 1_000_000;

/** Looks whether bpmn-js can draw a document, before it takes another one's place. @throws UnreadableBpmn when it cannot */
export function checkDrawable(definitions: ModdleElement): void {
  if (!elementsIn(definitions, 'rootElements').some((root) => isAnyOf(root, 'Process', 'Collaboration')))
    throw new UnreadableBpmn('文件中没有流程');
  const [diagram] = elementsIn(definitions, 'diagrams');
  const plane = diagram === undefined ? undefined : elementsIn(diagram, 'plane')[0];
  if (plane === undefined) throw new UnreadableBpmn('这份流程只有定义，没有图形信息，无法显示');
  for (const root of elementsIn(plane, 'bpmnElement'))
    if (!isAnyOf(root, 'Process', 'Collaboration', 'SubProcess')) throw new UnreadableBpmn('流程图没有指明画的是哪个流程');
  for (const each of elementsIn(definitions, 'diagrams'))
    for (const drawn of elementsIn(each, 'plane')) for (const shape of elementsIn(drawn, 'planeElement')) checkPlaces(shape);
}

function checkPlaces(shape: ModdleElement): void {
  const labels = has(shape, 'label') ? elementsIn(shape, 'label') : [];
  const bounds = [shape, ...labels].flatMap((each) => (has(each, 'bounds') ? elementsIn(each, 'bounds') : []));
  const waypoints = has(shape, 'waypoint') ? elementsIn(shape, 'waypoint') : [];
  const numbers = [
    ...bounds.flatMap((each) => ['x', 'y', 'width', 'height'].map((side) => each.get(side))),
    ...waypoints.flatMap((each) => [each.get('x'), each.get('y')]),
  ];
  // A comparison with what is no number is false.
  if (numbers.every((number) => number !== undefined && Math.abs(Number(number)) <= FARTHEST)) return;
  const [element] = elementsIn(shape, 'bpmnElement');
  const id = textOf(element ?? shape, 'id') ?? '';
  throw new UnreadableBpmn(`图形 ${id} 的位置或大小不是可以画出的数字`);
}

const has = (element: ModdleElement, property: string): boolean => Object.hasOwn(element, property);
