import { elementsIn, type ModdleElement } from '../../moddle/ModdleElement.ts';
import type { Box } from '../../geometry/Box.ts';
import { type Layout, type DrawnEdge, lineBetween } from './geometry/Layout.ts';
import { artifactsIn, dataAssociationsOf, dataOf, endsOf } from './satellites.ts';

/**
 * Adds the lines that follow from where everything stands: associations, data associations, and flows from one sub-process into
 * another.
 * @param containers the process or collaboration, and every process and sub-process drawn in it
 */
export function withLines(layout: Layout, containers: readonly ModdleElement[]): Layout {
  const boxes = new Map<ModdleElement, Box>([
    ...layout.shapes.map(({ element, box }) => [element, box] as const),
    ...layout.edges.map(({ element, points }) => [element, middleOfLine(points)] as const),
  ]);
  const lines: DrawnEdge[] = [];
  const draw = (element: ModdleElement, [source, target]: readonly (ModdleElement | undefined)[]): void => {
    const [from, to] = [source && boxes.get(source), target && boxes.get(target)];
    if (from === undefined || to === undefined || boxes.has(element)) return;
    const points = lineBetween(from, to);
    lines.push({ element, points });
    boxes.set(element, middleOfLine(points));
  };
  for (const container of containers) {
    for (const element of elementsIn(container, 'flowElements')) {
      if (element.$instanceOf('bpmn:SequenceFlow')) draw(element, endsOf(element));
      else
        for (const association of dataAssociationsOf(element))
          draw(
            association,
            association.$instanceOf('bpmn:DataInputAssociation')
              ? [dataOf(association), element]
              : [element, dataOf(association)],
          );
    }
    for (const artifact of artifactsIn(container)) if (artifact.$instanceOf('bpmn:Association')) draw(artifact, endsOf(artifact));
  }
  return { ...layout, edges: [...layout.edges, ...lines] };
}

/** An association may end at a line. */
function middleOfLine(points: DrawnEdge['points']): Box {
  const one = points[Math.floor((points.length - 1) / 2)] ?? { x: 0, y: 0 };
  const other = points[Math.floor((points.length - 1) / 2) + 1] ?? one;
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, width: 0, height: 0 };
}
