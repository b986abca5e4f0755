import { elementsIn, type ModdleElement } from '../../moddle/ModdleElement.ts';
import type { Box, Size } from '../../geometry/Box.ts';
import { type Layout, type DrawnShape, moved } from './geometry/Layout.ts';
import { Grid } from './grid/Grid.ts';
import { routeFlow } from './grid/routeFlow.ts';
import { roomForLabel } from './labels.ts';
import { BETWEEN_LANES, drawLanes, HEADER, lanesOf } from './lanes.ts';
import type { GraphFlow } from './placement/FlowGraph.ts';
import { groupBy } from '../../grouping/groupBy.ts';
import { placeNodes } from './placement/placeNodes.ts';
import { arrangeRows } from './rows.ts';
import { endsOf, satellitesIn } from './satellites.ts';
import { hostOf, isSubProcess, nodesIn, sizeOf } from './sizes.ts';

/** The room along the lower edge of an activity for each event at it, and the least extent of a sub-process; pixels. */
const BOUNDARY_EVENT = 50;
const EMPTY: Size = { width: 140, height: 100 };

/** Draws what is in a process or sub-process, sub-processes with what is in them. */
export async function layoutContainer(container: ModdleElement): Promise<Layout> {
  const nodes = nodesIn(container);
  const contents = new Map<ModdleElement, Layout>();
  for (const node of nodes) if (isSubProcess(node)) contents.set(node, await layoutContainer(node));
  const hosts = new Set<ModdleElement | undefined>(nodes);
  const events = elementsIn(container, 'flowElements').filter(
    (element) => element.$instanceOf('bpmn:BoundaryEvent') && hosts.has(hostOf(element)),
  );
  const eventsAt = groupBy(events, (event) => hostOf(event) ?? event);
  const flows = flowsIn(container, nodes);
  const lanes = lanesOf(container);
  const satellites = satellitesIn(container, nodes);
  const { cells, rowsOf } = arrangeRows(await placeNodes({ nodes, flows }), satellites, lanes);

  const extentOf = (element: ModdleElement): Size => {
    const { width, height } = contents.get(element) ?? sizeOf(element);
    const least = contents.has(element) ? EMPTY : { width: 0, height: 0 };
    const edge = (eventsAt.get(element)?.length ?? 0) * BOUNDARY_EVENT;
    return { width: Math.max(width, edge, least.width), height: Math.max(height, least.height) };
  };
  const grid = new Grid(cells, extentOf, { column: 1, row: rowsOf.length });
  for (const [first] of rowsOf) if (first > 0) grid.horizontals[first]?.widen(BETWEEN_LANES);
  for (const { element, source, target } of flows) {
    const [from, to] = [grid.cellOf(source), grid.cellOf(target)];
    if (from && to && from.column < to.column) grid.verticals[from.column + 1]?.widen(roomForLabel(element));
  }
  const routes = flows.map((flow) => ({ flow, route: routeFlow(grid, flow) }));
  grid.arrange();

  const boxes = new Map<ModdleElement, Box>([...cells.keys()].map((element) => [element, grid.boxOf(element)]));
  const shapes: DrawnShape[] = [];
  const inner: Layout[] = [];
  for (const [element, box] of boxes) {
    shapes.push({ element, box });
    const content = contents.get(element);
    if (content === undefined) continue;
    const { shapes: within, edges } = moved(content, box.x, box.y);
    shapes.push(...within);
    inner.push({ shapes: [], edges, width: 0, height: 0 });
  }
  for (const [host, hosted] of eventsAt)
    for (const [index, event] of hosted.entries()) {
      const box = atLowerEdge(boxes.get(host), sizeOf(event), (index + 1) / (hosted.length + 1));
      boxes.set(event, box);
      shapes.push({ element: event, box });
    }
  const edges = routes.map(({ flow: { element, boundary, source, target }, route }) => ({
    element,
    points: route({ source: known(boxes.get(boundary ?? source)), target: known(boxes.get(target)) }),
  }));
  const drawn: Layout = { shapes, edges: [...edges, ...inner.flatMap((content) => content.edges)], ...grid.size };
  const beside = moved(drawn, lanes.depth * HEADER, 0);
  return { ...beside, shapes: [...drawLanes(lanes, grid, rowsOf, beside.width), ...beside.shapes] };
}

/** Gives the flows that begin and end in the same container. */
function flowsIn(container: ModdleElement, nodes: readonly ModdleElement[]): readonly GraphFlow[] {
  const placed = new Set(nodes);
  return elementsIn(container, 'flowElements').flatMap((element) => {
    if (!element.$instanceOf('bpmn:SequenceFlow')) return [];
    const [from, target] = endsOf(element);
    if (from === undefined || target === undefined) return [];
    const host = hostOf(from);
    const source = host ?? from;
    if (!placed.has(source) || !placed.has(target)) return [];
    return [{ element, source, target, boundary: host === undefined ? undefined : from }];
  });
}

const atLowerEdge = (host: Box | undefined, { width, height }: Size, share: number): Box => {
  const { x, y, ...extent } = known(host);
  return {
    x: Math.round(x + extent.width * share - width / 2),
    y: Math.round(y + extent.height - height / 2),
    width,
    height,
  };
};

function known(box: Box | undefined): Box {
  if (box === undefined) throw new Error('It has no place.');
  return box;
}
