import { layoutProcess } from 'bpmn-auto-layout';
import { BpmnModdle } from 'bpmn-moddle';
import type { ModdleElement } from '../../../moddle/ModdleElement.ts';
import type { Cell } from '../grid/Grid.ts';
import type { FlowGraph, GraphFlow } from './FlowGraph.ts';
import { groupBy } from '../../../grouping/groupBy.ts';

/** The cells of bpmn-auto-layout, in pixels. */
const COLUMN = 150;
const ROW = 140;

/**
 * Gives each node its place as bpmn-auto-layout finds it, which reads and writes XML.
 * @param layout the library @throws when it fails
 */
export async function placeByLibrary(graph: FlowGraph, layout = layoutProcess): Promise<ReadonlyMap<ModdleElement, Cell>> {
  const { nodes } = graph;
  if (nodes.length === 0) return new Map();
  const xml = await layout(xmlOf(graph));
  const places = await readPlaces(xml);
  const cells = new Map<ModdleElement, Cell>();
  const rowBelow = [...places.values()].reduce((most, { row }) => Math.max(most, row + 1), 0);
  let lost = 0;
  for (const [index, node] of nodes.entries()) {
    // The library loses a node when it puts another one in its place.
    cells.set(node, places.get(`n${index}`) ?? { column: lost, row: rowBelow });
    if (!places.has(`n${index}`)) lost += 1;
  }
  return cells;
}

/** The library knows of flows what the nodes at their ends say, and nothing of other content. */
function xmlOf({ nodes, flows }: FlowGraph): string {
  const ids = new Map<ModdleElement, string>(nodes.map((node, index) => [node, `n${index}`]));
  const boundaries = [...new Set(flows.map(({ boundary }) => boundary))].filter((event) => event !== undefined);
  for (const [index, event] of boundaries.entries()) ids.set(event, `b${index}`);
  // A flow back to its own node moves no other.
  const drawn = flows.filter(({ source, target }) => source !== target);
  const outgoing = groupBy(drawn.keys(), (index) => beginningOf(drawn[index]));
  const incoming = groupBy(drawn.keys(), (index) => drawn[index]?.target);
  const content = (node: ModdleElement): string =>
    [
      ...(incoming.get(node) ?? []).map((index) => `<incoming>f${index}</incoming>`),
      ...(outgoing.get(node) ?? []).map((index) => `<outgoing>f${index}</outgoing>`),
    ].join('');
  const hosts = new Map(flows.map(({ boundary, source }) => [boundary, source]));
  return [
    '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="_"><process id="p">',
    ...nodes.map((node) => `<${nameOf(node)} id="${ids.get(node)}">${content(node)}</${nameOf(node)}>`),
    ...boundaries.map(
      (event) =>
        `<boundaryEvent id="${ids.get(event)}" attachedToRef="${ids.get(hosts.get(event) ?? event)}">${content(event)}</boundaryEvent>`,
    ),
    ...drawn.map(
      (flow, index) =>
        `<sequenceFlow id="f${index}" sourceRef="${ids.get(beginningOf(flow) ?? flow.source)}" targetRef="${ids.get(flow.target)}"/>`,
    ),
    '</process></definitions>',
  ].join('');
}

const beginningOf = (flow: GraphFlow | undefined): ModdleElement | undefined => flow?.boundary ?? flow?.source;

/** It has rules of its own for exclusive gateways and for tasks. */
function nameOf(node: ModdleElement): string {
  if (node.$instanceOf('bpmn:ExclusiveGateway')) return 'exclusiveGateway';
  if (node.$instanceOf('bpmn:Gateway')) return 'parallelGateway';
  return node.$instanceOf('bpmn:Event') ? 'intermediateThrowEvent' : 'task';
}

interface LaidOut {
  readonly diagrams?: readonly {
    readonly plane: {
      readonly planeElement: readonly {
        readonly bpmnElement?: { readonly id: string };
        readonly bounds?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
      }[];
    };
  }[];
}

async function readPlaces(xml: string): Promise<ReadonlyMap<string, Cell>> {
  const { rootElement } = await new BpmnModdle().fromXML(xml);
  const places = new Map<string, Cell>();
  // It is what the library wrote.
  for (const { bpmnElement, bounds } of (rootElement as LaidOut).diagrams?.[0]?.plane.planeElement ?? [])
    if (bpmnElement !== undefined && bounds !== undefined)
      places.set(bpmnElement.id, {
        column: Math.floor((bounds.x + bounds.width / 2) / COLUMN),
        row: Math.floor((bounds.y + bounds.height / 2) / ROW),
      });
  return places;
}
