import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type { Element } from 'bpmn-js/lib/model/Types';
import type { Point } from '../../../parts/bpmn/geometry/Box.ts';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import type { Difference } from '../compare/Difference.ts';
import { KINDS } from './kinds.ts';
import styles from './signs.module.css';

/** Above all that bpmn-js draws. */
const LAYER = 'zhilv-differences';
const LAYER_PLACE = 900;

/** The space between an element and the frame around it. */
const GAP = 5;

/** Marks in one diagram. */
export interface Marks {
  /** Has one of them stand out. */
  readonly point: (id: string | null) => void;
  readonly end: () => void;
}

/** Marks the elements of a diagram that differ from its other version, in a layer of their own: the diagram stays as it is. */
export function drawMarks(diagram: Pick<OpenDiagram, 'service'>, differences: readonly Difference[]): Marks {
  const canvas = diagram.service<Canvas>('canvas');
  const registry = diagram.service<ElementRegistry>('elementRegistry');
  const events = diagram.service<EventBus>('eventBus');
  const layer = canvas.getLayer(LAYER, LAYER_PLACE);
  const marks = new Map<string, SVGElement>();
  let current: string | null = null;

  const draw = (): void => {
    layer.replaceChildren();
    marks.clear();
    for (const { id, kind } of differences) {
      const element = registry.get(id) as Element | undefined; // bpmn-js has registered it.
      // A collapsed sub-process has its content on a plane of its own.
      if (element === undefined || canvas.findRoot(element) !== canvas.getRootElement()) continue;
      const mark = markOf(element, kind);
      if (mark === null) continue;
      layer.append(mark);
      marks.set(id, mark);
    }
    point(current);
  };
  const point = (id: string | null): void => {
    current = id;
    for (const [marked, mark] of marks) mark.classList.toggle(classOf('current'), marked === id);
  };
  events.on('root.set', draw);
  draw();
  return {
    point,
    end: () => {
      events.off('root.set', draw);
      layer.replaceChildren();
    },
  };
}

function markOf(element: Element, kind: Difference['kind']): SVGElement | null {
  const mark = svg('g', { class: `${classOf('mark')} ${classOf(kind)}` });
  if (isLine(element)) {
    const { waypoints } = element;
    mark.append(
      svg('path', {
        class: classOf('path'),
        d: waypoints.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
      }),
    );
    mark.append(signOf(kind, middleOf(waypoints)));
    return mark;
  }
  if (!('width' in element)) return null;
  const { x, y, width, height } = element;
  const frame = { x: x - GAP, y: y - GAP, width: width + 2 * GAP, height: height + 2 * GAP };
  mark.append(svg('rect', { class: classOf('frame'), rx: '8', ...texts(frame) }));
  mark.append(signOf(kind, { x: x + width + GAP, y: y - GAP }));
  return mark;
}

function signOf(kind: Difference['kind'], { x, y }: Point): SVGElement {
  const sign = svg('g', { transform: `translate(${x} ${y})` });
  sign.append(svg('circle', { class: classOf('disc'), r: '10' }), svg('path', { class: classOf('sign'), d: KINDS[kind].sign }));
  return sign;
}

/** The middle of the longest part of a line, where most room is. */
function middleOf(points: readonly Point[]): Point {
  let middle = points[0] ?? { x: 0, y: 0 };
  let longest = -1;
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length <= longest) continue;
    longest = length;
    middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  }
  return middle;
}

const isLine = (element: Element): element is Element & { readonly waypoints: readonly Point[] } => 'waypoints' in element;

const texts = (values: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** The stylesheet has all of these. */
const classOf = (name: string): string => styles[name] ?? name;

function svg(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
