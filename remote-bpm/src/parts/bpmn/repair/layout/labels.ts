import { type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import type { Box, Point, Size } from '../../geometry/Box.ts';
import type { DrawnEdge, Layout } from './geometry/Layout.ts';
import { widthOf } from './sizes.ts';

/** The height of one line, the width of one Chinese sign, the widest label and the distance from what it names; pixels. */
const LINE = 14;
const SIGN = 12;
const WIDEST = 90;
/** Wide letters are wider than counted; bpmn-js breaks a name in the middle of a word rather than have it reach out. */
const SLACK = 6;
const DISTANCE = 6;

/**
 * Gives where the names of events, gateways, data and flows stand, where bpmn-js's own places would be in the way of lines. It has names
 * under what they name, and those of flows in the middle of their lines.
 */
export function placeLabels({ shapes, edges }: Pick<Layout, 'shapes' | 'edges'>): ReadonlyMap<ModdleElement, Box> {
  const ends = edges.flatMap(({ points }) => [points, [points.at(-1), points.at(-2), points.at(-3)]]);
  const docks = new Set(ends.map(([dock]) => keyOf(dock)));
  const turningLeft = new Set(ends.filter(turnsLeft).map(([dock]) => keyOf(dock)));
  const labels = new Map<ModdleElement, Box>();
  for (const { element, box } of shapes) {
    const size = sizeOfLabel(element);
    const isNamedBeside = element.$instanceOf('bpmn:Event') || element.$instanceOf('bpmn:Gateway');
    const middle = box.x + box.width / 2;
    const bottom = keyOf({ x: middle, y: box.y + box.height });
    if (size === null || !isNamedBeside || !docks.has(bottom)) continue;
    const left = turningLeft.has(bottom) ? middle + DISTANCE : middle - size.width - DISTANCE;
    const isTopFree = !element.$instanceOf('bpmn:BoundaryEvent') && !docks.has(keyOf({ x: middle, y: box.y }));
    labels.set(
      element,
      isTopFree
        ? { x: Math.round(middle - size.width / 2), y: box.y - size.height - DISTANCE, ...size }
        : { x: Math.round(left), y: box.y + box.height, ...size },
    );
  }
  placeOnFlows(edges, labels);
  return labels;
}

/** Whether a line goes up or down from where it begins, and then to the left. */
const turnsLeft = ([from, bend, next]: readonly (Point | undefined)[]): boolean =>
  from !== undefined && bend !== undefined && next !== undefined && from.x === bend.x && next.x < bend.x;

/** Gives how much room the name of a flow needs between where it begins and where it ends; 0 for one without a name. */
export const roomForLabel = (flow: ModdleElement): number => {
  const size = sizeOfLabel(flow);
  return size === null ? 0 : size.width + 3 * DISTANCE;
};

/**
 * The names of flows stand where these begin, for lines may come together where they end. Those of flows that go up or down together
 * stand where they have parted: on their common piece nobody sees which is whose.
 */
function placeOnFlows(edges: readonly DrawnEdge[], labels: Map<ModdleElement, Box>): void {
  const flows = edges.filter(({ element }) => element.$instanceOf('bpmn:SequenceFlow'));
  const counts = countsOf(flows.map(beginningOf));
  const before = new Map<string, number>();
  for (const flow of flows) {
    const size = sizeOfLabel(flow.element);
    const [from, to] = flow.points;
    if (size === null || from === undefined || to === undefined) continue;
    const beginning = beginningOf(flow);
    const parted = (counts.get(beginning) ?? 0) > 1 ? whereParted(flow, size) : null;
    if (parted !== null) {
      labels.set(flow.element, parted);
      continue;
    }
    const stacked = (before.get(beginning) ?? 0) * LINE;
    before.set(beginning, (before.get(beginning) ?? 0) + 1);
    labels.set(
      flow.element,
      from.y === to.y
        ? { x: from.x + DISTANCE, y: from.y - size.height - 2 - stacked, ...size }
        : {
            x: from.x + DISTANCE,
            y: to.y > from.y ? from.y + DISTANCE + stacked : from.y - DISTANCE - size.height - stacked,
            ...size,
          },
    );
  }
}

/** Gives the place on a line that has gone up or down, after its first bend; null where there is no room for the name. */
function whereParted({ points: [from, bend, next] }: DrawnEdge, size: Size): Box | null {
  if (from === undefined || bend === undefined || next === undefined || from.y === bend.y) return null;
  if (Math.abs(next.x - bend.x) < size.width + 2 * DISTANCE) return null;
  return { x: next.x > bend.x ? bend.x + DISTANCE : bend.x - DISTANCE - size.width, y: bend.y - size.height - 2, ...size };
}

/** Gives where a flow begins and whether it does so along; the same for flows that begin together. */
const beginningOf = ({ points: [from, to] }: DrawnEdge): string => `${keyOf(from)} ${from?.y === to?.y}`;

function countsOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function sizeOfLabel(element: ModdleElement): Size | null {
  const name = textOf(element, 'name') ?? '';
  if (name === '') return null;
  const width = Math.ceil(widthOf(name) * SIGN);
  return { width: Math.min(width + SLACK, WIDEST), height: Math.ceil(width / WIDEST) * LINE };
}

const keyOf = (point: Point | undefined): string => `${point?.x} ${point?.y}`;
