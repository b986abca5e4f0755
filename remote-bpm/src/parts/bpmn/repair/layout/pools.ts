import { elementsIn, type ModdleElement } from '../../moddle/ModdleElement.ts';
import type { Box, Point } from '../../geometry/Box.ts';
import { type Layout, type DrawnEdge, type DrawnShape, middleOf, moved } from './geometry/Layout.ts';
import { HEADER } from './lanes.ts';
import { layoutContainer } from './layoutContainer.ts';
import { endsOf } from './satellites.ts';

/** The extent of a pool of which no process is known, and the room between pools and for each message flow in it; pixels. */
const CLOSED = { width: 600, height: 60 };
const GAP = 40;
const MESSAGE = 12;

/** Draws the pools of a collaboration one below the other, with what is in them and the messages between them. */
export async function layoutCollaboration(collaboration: ModdleElement): Promise<Layout> {
  const drawn = new Set<ModdleElement>();
  const pools: { readonly element: ModdleElement; readonly content: Layout }[] = [];
  for (const element of elementsIn(collaboration, 'participants')) {
    const [process] = elementsIn(element, 'processRef');
    // Two pools may be of the same process, which is drawn once.
    const isOpen = process !== undefined && isProcess(process) && !drawn.has(process);
    if (isOpen) drawn.add(process);
    const content = isOpen ? moved(await layoutContainer(process), HEADER, 0) : { shapes: [], edges: [], ...CLOSED };
    pools.push({ element, content });
  }
  const width = pools.reduce((most, { content }) => Math.max(most, content.width), 0);
  const messages = elementsIn(collaboration, 'messageFlows');
  const gap = GAP + MESSAGE * messages.length;
  const shapes: DrawnShape[] = [];
  const edges: DrawnEdge[] = [];
  let y = 0;
  for (const { element, content } of pools) {
    const { shapes: within, edges: lines } = moved(content, 0, y);
    shapes.push({ element, box: { x: 0, y, width, height: content.height } }, ...within.map((shape) => widened(shape, width)));
    edges.push(...lines);
    y += content.height + gap;
  }
  return { shapes, edges: [...edges, ...drawMessages(messages, shapes)], width, height: Math.max(0, y - gap) };
}

// A reference may also be to what the file does not have.
const isProcess = (element: ModdleElement): boolean => element.$instanceOf('bpmn:Process');

const widened = (shape: DrawnShape, width: number): DrawnShape =>
  shape.reachesRight ? { ...shape, box: { ...shape.box, width: width - shape.box.x } } : shape;

function drawMessages(messages: readonly ModdleElement[], shapes: readonly DrawnShape[]): readonly DrawnEdge[] {
  const boxes = new Map<ModdleElement, Box>(shapes.map(({ element, box }) => [element, box]));
  const pools = shapes.filter(({ element }) => element.$instanceOf('bpmn:Participant')).map(({ box }) => box);
  return messages.flatMap((element, index) => {
    const [source, target] = endsOf(element).map((end) => (end === undefined ? undefined : boxes.get(end)));
    if (source === undefined || target === undefined) return [];
    return [{ element, points: messageBetween(source, target, pools, GAP / 2 + index * MESSAGE) }];
  });
}

/** Goes up or down to the gap at the pool of the target, along it, and on to the target. @param track how far into the gap */
function messageBetween(source: Box, target: Box, pools: readonly Box[], track: number): readonly Point[] {
  const down = middleOf(target).y > middleOf(source).y;
  const { x: fromX } = isPool(source, pools) ? middleOf(isPool(target, pools) ? source : target) : middleOf(source);
  const { x: toX } = isPool(target, pools) ? { x: fromX } : middleOf(target);
  const [fromY, toY] = down ? [source.y + source.height, target.y] : [source.y, target.y + target.height];
  const pool = pools.find(({ y, height }) => y <= target.y && target.y < y + height) ?? target;
  const y = down ? pool.y - track : pool.y + pool.height + track;
  if (fromX === toX)
    return [
      { x: fromX, y: fromY },
      { x: toX, y: toY },
    ];
  return [
    { x: fromX, y: fromY },
    { x: fromX, y },
    { x: toX, y },
    { x: toX, y: toY },
  ];
}

const isPool = (box: Box, pools: readonly Box[]): boolean => pools.includes(box);
