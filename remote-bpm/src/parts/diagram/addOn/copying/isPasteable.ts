import type { ModdleElement } from '../../../bpmn/moddle/ModdleElement.ts';

/** What bpmn-js draws. */
const DRAWN = [
  'bpmn:FlowElement',
  'bpmn:Artifact',
  'bpmn:Lane',
  'bpmn:Participant',
  'bpmn:MessageFlow',
  'bpmn:DataAssociation',
  'bpmn:DataInput',
  'bpmn:DataOutput',
];

/** So many elements paste in moments; beyond that somebody means ill. */
const MOST = 5000;

/** No place of a diagram is farther away. */
const FARTHEST = 1e6;

/**
 * Whether these are elements that bpmn-js can draw, as it copies them: lists of them by depth, each with its place and naming only others of them.
 * What is in the clipboard may come from anywhere.
 */
export function isPasteable(tree: unknown): boolean {
  if (!isRecord(tree)) return false;
  const branches = Object.entries(tree);
  if (!branches.every(([depth, branch]) => /^\d+$/.test(depth) && Array.isArray(branch))) return false;
  const elements = branches.flatMap(([, branch]) => branch as readonly unknown[]);
  if (elements.length === 0 || elements.length > MOST || !elements.every(isRecord)) return false;
  const ids = new Set(elements.map(({ id }) => id));
  return ids.size === elements.length && elements.every((element) => isElement(element, ids));
}

type Copied = Readonly<Record<string, unknown>>;

function isElement(element: Copied, ids: ReadonlySet<unknown>): boolean {
  const { id, source, target, host, labelTarget, waypoints } = element;
  const names = (value: unknown): boolean => typeof value === 'string' && ids.has(value);
  const namesNoOther = [host, labelTarget].every((value) => value === undefined || value === null || names(value));
  if (typeof id !== 'string' || !namesNoOther) return false;
  const isLine = waypoints !== undefined;
  if (isLine ? !(isWay(waypoints) && names(source) && names(target)) : !isBox(element)) return false;
  return names(labelTarget) || isDrawn(element['businessObject'], element['di'], isLine);
}

function isDrawn(element: unknown, drawing: unknown, isLine: boolean): boolean {
  return (
    isModdle(element) &&
    DRAWN.some((type) => element.$instanceOf(type)) &&
    isModdle(drawing) &&
    drawing.$type === (isLine ? 'bpmndi:BPMNEdge' : 'bpmndi:BPMNShape')
  );
}

const isBox = ({ x, y, width, height }: Copied): boolean =>
  [x, y, width, height].every(isPlace) && Number(width) >= 0 && Number(height) >= 0;

const isWay = (points: unknown): boolean =>
  Array.isArray(points) &&
  points.length >= 2 &&
  points.every((point) => isRecord(point) && isPlace(point['x']) && isPlace(point['y']));

const isPlace = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= FARTHEST;

const isRecord = (value: unknown): value is Copied => typeof value === 'object' && value !== null && !Array.isArray(value);

const isModdle = (value: unknown): value is ModdleElement => isRecord(value) && typeof value['$instanceOf'] === 'function';
