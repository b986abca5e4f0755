import { type Box, boxAround, cornersOf } from '../geometry/Box.ts';
import { groupBy } from '../grouping/groupBy.ts';
import { elementsIn, type Moddle, type ModdleElement, textOf } from '../moddle/ModdleElement.ts';
import { boundsOf } from './boundsOf.ts';
import { FreeIds } from './ids/FreeIds.ts';
import type { Repair } from './Repair.ts';

/** The strip at the left of a pool that has its name, and the room around what is in it; pixels. */
const HEADER = 30;
const MARGIN = 40;

/**
 * Draws pools around what some tools draw of them without the pools, and gives processes that they draw beside the pools one of their
 * own. bpmn-js takes both for parts of the collaboration, which has no place for them: to connect or to delete them ends in an error.
 */
export function drawPools(plane: ModdleElement, definitions: ModdleElement, moddle: Moddle): readonly Repair[] {
  const [collaboration] = elementsIn(plane, 'bpmnElement');
  if (!collaboration?.$instanceOf('bpmn:Collaboration')) return [];
  const drawn = elementsIn(plane, 'planeElement');
  const drawnIn = groupBy(drawn, parentOf);
  const elements = new Set(drawn.flatMap((shape) => elementsIn(shape, 'bpmnElement')));
  const pools = elementsIn(collaboration, 'participants');
  const pooled = new Map(pools.flatMap((pool) => elementsIn(pool, 'processRef').map((process) => [process, pool] as const)));
  const repairs: Repair[] = [];
  let ids: FreeIds | null = null;
  const make = (parent: ModdleElement, type: string, properties: Readonly<Record<string, unknown>>): ModdleElement => {
    const made = moddle.create(type, properties);
    made.$parent = parent;
    return made;
  };
  for (const process of elementsIn(definitions, 'rootElements').filter((root) => root.$instanceOf('bpmn:Process'))) {
    const present = pooled.get(process);
    // A new pool could not name one of two things with the same id.
    if (present === undefined && namesakes(process, definitions) > 1) continue;
    const box = present && elements.has(present) ? null : boxOfPool(drawnIn.get(process) ?? []);
    if (box === null) continue;
    ids ??= FreeIds.of(definitions);
    const name = textOf(process, 'name');
    const pool =
      present ??
      make(collaboration, 'bpmn:Participant', { id: ids.next('Participant_1'), ...(name && { name }), processRef: process });
    if (present === undefined) collaboration.set('participants', [...elementsIn(collaboration, 'participants'), pool]);
    const id = textOf(pool, 'id') ?? null;
    const shape = make(plane, 'bpmndi:BPMNShape', { id: ids.next(`${id ?? 'Pool'}_di`), bpmnElement: pool, isHorizontal: true });
    shape.set('bounds', make(shape, 'dc:Bounds', { ...box }));
    plane.set('planeElement', [...elementsIn(plane, 'planeElement'), shape]);
    const text =
      present === undefined
        ? `流程「${name ?? textOf(process, 'id')}」画在泳池之外，已为它补上泳池`
        : `泳池「${textOf(pool, 'name') ?? id}」没有画出，已画在其内容周围`;
    repairs.push({ kind: 'pool', element: id, text });
  }
  return repairs;
}

/** The number of roots with the id of this one, itself included. */
const namesakes = (root: ModdleElement, definitions: ModdleElement): number =>
  elementsIn(definitions, 'rootElements').filter((other) => other.get('id') === root.get('id')).length;

/** Gives the process in which what a shape draws stands, itself or in lanes; else what it stands in. */
function parentOf(shape: ModdleElement): ModdleElement | undefined {
  let parent = elementsIn(shape, 'bpmnElement')[0]?.$parent;
  while (parent?.$instanceOf('bpmn:LaneSet') || parent?.$instanceOf('bpmn:Lane')) parent = parent.$parent;
  return parent;
}

/** Lanes reach to the edges of their pool; around all else is some room. */
function boxOfPool(shapes: readonly ModdleElement[]): Box | null {
  const lanes = shapes.filter((shape) => elementsIn(shape, 'bpmnElement')[0]?.$instanceOf('bpmn:Lane'));
  const margin = lanes.length > 0 ? 0 : MARGIN;
  const boxes = (lanes.length > 0 ? lanes : shapes).flatMap((shape) => boundsOf(shape) ?? []);
  const inside = boxAround(boxes.flatMap(cornersOf));
  return (
    inside && {
      x: inside.x - margin - HEADER,
      y: inside.y - margin,
      width: inside.width + 2 * margin + HEADER,
      height: inside.height + 2 * margin,
    }
  );
}
