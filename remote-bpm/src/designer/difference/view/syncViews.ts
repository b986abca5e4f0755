import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type { Element } from 'bpmn-js/lib/model/Types';
import { type Box, boxAround, cornersOf, type Point } from '../../../parts/bpmn/geometry/Box.ts';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { permittedZoom } from '../../../parts/diagram/zoomSteps.ts';

type Diagram = Pick<OpenDiagram, 'service'>;

/** Two diagrams that show the same part. */
export interface SyncedViews {
  /** Shows an element in the middle of both, in each where it stands there. */
  readonly goTo: (id: string) => void;
  /** Shows all of both diagrams, the same part of the plane in each. */
  readonly fit: () => void;
  readonly end: () => void;
}

/** Whoever jumps to an element sees it at this zoom at least. */
const READABLE = 0.6;

/** The space around the diagrams, in pixels of the screen; the signs of marks stand out into it. */
const MARGIN = 32;

/** Has two diagrams pan, zoom and go into sub-processes together. */
export function syncViews(one: Diagram, other: Diagram): SyncedViews {
  const [first, second] = [viewOf(one), viewOf(other)];
  let following = false;
  const together = (work: () => void): void => {
    if (following) return;
    following = true;
    work();
    following = false;
  };
  /** By how much the second diagram shows another part than the first: an element may stand elsewhere in it. */
  let shift: Point = { x: 0, y: 0 };
  const follow = (from: View, to: View, sign: number): void =>
    together(() => {
      const { x, y } = from.middle();
      to.show({ x: x + sign * shift.x, y: y + sign * shift.y }, from.zoom());
    });
  const ends = [
    leads(
      first,
      () => follow(first, second, 1),
      () => together(() => second.enter(first.root())),
    ),
    leads(
      second,
      () => follow(second, first, -1),
      () => together(() => first.enter(second.root())),
    ),
  ];
  const goTo = (id: string): void =>
    together(() => {
      const [here, there] = [first.placeOf(id), second.placeOf(id)];
      const place = here ?? there;
      if (place === null) return;
      first.enter(place.root);
      second.enter(place.root);
      const zoom = Math.max(first.zoom(), READABLE);
      const [target, otherTarget] = [(here ?? place).middle, (there ?? place).middle];
      shift = { x: otherTarget.x - target.x, y: otherTarget.y - target.y };
      first.show(target, zoom);
      second.show(otherTarget, zoom);
    });
  const fit = (): void =>
    together(() => {
      shift = { x: 0, y: 0 };
      const whole = boxAround([first, second].flatMap((view) => cornersOf(view.drawn())));
      if (whole === null) return;
      const zoom = Math.min(...[first, second].map((view) => view.zoomFor(whole)));
      for (const view of [first, second]) view.show({ x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 }, zoom);
    });
  const end = (): void => {
    for (const each of ends) each();
  };
  fit();
  return { goTo, fit, end };
}

/** Calls `onMove` when a view pans or zooms, and `onEnter` when it shows another plane. */
function leads({ events }: View, onMove: () => void, onEnter: () => void): () => void {
  events.on('canvas.viewbox.changed', onMove);
  events.on('root.set', onEnter);
  return () => {
    events.off('canvas.viewbox.changed', onMove);
    events.off('root.set', onEnter);
  };
}

interface View {
  readonly events: EventBus;
  readonly zoom: () => number;
  readonly middle: () => Point;
  readonly show: (middle: Point, zoom: number) => void;
  /** The place of all that is drawn. */
  readonly drawn: () => Box;
  /** The zoom at which a part of the plane shows whole. */
  readonly zoomFor: (part: Box) => number;
  readonly root: () => string;
  readonly enter: (root: string) => void;
  readonly placeOf: (id: string) => { readonly middle: Point; readonly root: string } | null;
}

function viewOf(diagram: Diagram): View {
  const canvas = diagram.service<Canvas>('canvas');
  const registry = diagram.service<ElementRegistry>('elementRegistry');
  return {
    events: diagram.service<EventBus>('eventBus'),
    zoom: () => canvas.viewbox().scale,
    middle: () => {
      const { x, y, width, height } = canvas.viewbox();
      return { x: x + width / 2, y: y + height / 2 };
    },
    show: (middle, zoom) => {
      const { clientWidth, clientHeight } = canvas.getContainer();
      const [width, height] = [clientWidth / zoom, clientHeight / zoom];
      // One of them does not show while a phone has room for the other alone.
      if (width > 0 && height > 0) canvas.viewbox({ x: middle.x - width / 2, y: middle.y - height / 2, width, height });
    },
    drawn: () => canvas.viewbox().inner,
    zoomFor: ({ width, height }) => {
      const { clientWidth, clientHeight } = canvas.getContainer();
      return permittedZoom(Math.min(1, (clientWidth - 2 * MARGIN) / width, (clientHeight - 2 * MARGIN) / height));
    },
    root: () => canvas.getRootElement().id,
    enter: (id) => {
      const root = canvas.getRootElements().find((each) => each.id === id);
      if (root !== undefined && root !== canvas.getRootElement()) canvas.setRootElement(root);
    },
    placeOf: (id) => {
      const element = registry.get(id) as Element | undefined; // bpmn-js has registered it.
      const root = element && canvas.findRoot(element);
      const box = element && boxAround(pointsOf(element));
      return root && box ? { middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, root: root.id } : null;
    },
  };
}

const pointsOf = (element: Element): readonly Point[] => {
  if ('waypoints' in element) return element['waypoints'] as readonly Point[]; // Those of a connection are points.
  return 'width' in element ? cornersOf(element as unknown as Box) : []; // What has a width is a shape.
};
