import type { Element } from 'bpmn-js/lib/model/Types';
import { getShapeIdFromPlane } from 'bpmn-js/lib/util/DrilldownUtil';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type Overlays from 'diagram-js/lib/features/overlays/Overlays';
import { getBBox } from 'diagram-js/lib/util/Elements';
import { pointAt } from '../../parts/bpmn/geometry/pointAt.ts';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import type { FoundAt } from './FindingPlaces.ts';
import styles from './FindingMarks.module.css';

const TYPE = 'zhilv-finding';

/** Half of the size of a mark. */
const HALF = 9;

/** More cover one another when they are all in view, and moving the canvas would not be fluent any more. */
const MOST = 100;

/** Whoever moves the canvas sees new marks where it comes to rest. */
const STILL_MS = 100;

/** What a mark stands for. */
interface Marked {
  readonly place: FoundAt;
  readonly texts: readonly string[];
  readonly isError: boolean;
}

/**
 * Marks elements of which errors or warnings were found, and closed sub-processes with such ones inside. Hints are in the list only. Marks are
 * at what is in view: the worst, when there are very many.
 */
export class FindingMarks {
  readonly #diagram: OpenDiagram;
  #places: readonly FoundAt[] = [];
  #found: ReadonlyMap<Element, Marked> = new Map();
  #press: (place: FoundAt) => void = () => {};
  /** The marks that are there, by their elements, with the names that the overlays gave them. */
  readonly #drawn = new Map<Element, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(diagram: OpenDiagram) {
    this.#diagram = diagram;
    const events = diagram.service<EventBus>('eventBus');
    events.on(['canvas.viewbox.changed', 'root.set'], () => this.#follow());
    events.on('diagram.clear', () => this.#drawn.clear());
    events.on('diagram.destroy', () => clearTimeout(this.#timer));
  }

  /** Shows marks at these places, and no others. */
  show(places: readonly FoundAt[], press: (place: FoundAt) => void): void {
    if (places === this.#places || (places.length === 0 && this.#places.length === 0)) return;
    this.#places = places;
    this.#press = press;
    this.#found = this.#marked(places);
    this.#overlays.remove({ type: TYPE });
    this.#drawn.clear();
    this.#draw();
  }

  get #overlays(): Overlays {
    return this.#diagram.service<Overlays>('overlays');
  }

  #follow(): void {
    clearTimeout(this.#timer);
    if (this.#found.size > 0) this.#timer = setTimeout(() => this.#draw(), STILL_MS);
  }

  #draw(): void {
    const seen = new Map([...this.#found].filter(([element]) => this.#isInView(element)).slice(0, MOST));
    for (const [element, id] of this.#drawn) {
      if (seen.has(element)) continue;
      this.#overlays.remove(id);
      this.#drawn.delete(element);
    }
    for (const [element, marked] of seen) if (!this.#drawn.has(element)) this.#drawn.set(element, this.#mark(element, marked));
  }

  #mark(element: Element, marked: Marked): string {
    const html = markOf(marked);
    html.addEventListener('click', () => this.#press(marked.place));
    return this.#overlays.add(element, TYPE, { position: positionAt(element), html, scale: { min: 0.8, max: 1.2 } });
  }

  /** Also what is so near that it comes into view as somebody moves the canvas a little. */
  #isInView(element: Element): boolean {
    const canvas = this.#diagram.service<Canvas>('canvas');
    // Something that has been deleted since is nowhere. What is drawn is a shape or a flow.
    if (canvas.findRoot(element as Parameters<Canvas['findRoot']>[0]) !== canvas.getRootElement()) return false;
    const view = canvas.viewbox();
    // Where a canvas has no size yet nothing is out of view.
    if (!(view.width > 0 && view.height > 0)) return true;
    const [x, y] = [view.width / 4, view.height / 4];
    const box = getBBox(element);
    return (
      box.x < view.x + view.width + x &&
      box.x + box.width > view.x - x &&
      box.y < view.y + view.height + y &&
      box.y + box.height > view.y - y
    );
  }

  #marked(places: readonly FoundAt[]): ReadonlyMap<Element, Marked> {
    const registry = this.#diagram.service<ElementRegistry>('elementRegistry');
    const found = new Map<Element, Marked>();
    for (const place of places) {
      const { drawn, findings } = place;
      const grave = findings.filter(({ severity }) => severity !== 'hint');
      if (drawn === null || grave.length === 0 || registry.get(drawn.id) !== drawn) continue;
      const isError = grave.some(({ severity }) => severity === 'error');
      for (const element of this.#seenAt(drawn)) {
        const before = found.get(element);
        const texts = grave.map(({ text }) => (element === drawn ? text : `内部：${text}`));
        found.set(element, {
          place: before?.place ?? place,
          texts: [...(before?.texts ?? []), ...texts],
          isError: isError || before?.isError === true,
        });
      }
    }
    return found;
  }

  /** Where an element is seen: at itself, and at the closed sub-processes that it is in. The canvas itself has no place for a mark. */
  #seenAt(drawn: Element): readonly Element[] {
    const canvas = this.#diagram.service<Canvas>('canvas');
    const registry = this.#diagram.service<ElementRegistry>('elementRegistry');
    const root = canvas.findRoot(drawn as Parameters<Canvas['findRoot']>[0]); // What is drawn is a shape, a flow or a root.
    if (root === undefined) return [drawn];
    const id = getShapeIdFromPlane(root);
    // The canvas of a process is that of no shape. bpmn-js draws such ones only.
    const shape = id === root.id ? undefined : (registry.get(id) as Element | undefined);
    const around = shape === undefined ? [] : this.#seenAt(shape);
    return (drawn as unknown) === root ? around : [drawn, ...around];
  }
}

function markOf({ texts, isError }: Marked): HTMLButtonElement {
  const text = texts.join('；');
  const mark = document.createElement('button');
  mark.type = 'button';
  mark.className = `${styles['mark']} ${styles[isError ? 'error' : 'warning']}`;
  mark.textContent = '!';
  mark.title = text;
  mark.setAttribute('aria-label', `${isError ? '错误' : '警告'}：${text}`);
  return mark;
}

/** At the left upper corner, for the tools of a selected element stand at its right; of a flow in its middle. */
function positionAt(element: Element): { readonly top: number; readonly left: number } {
  if (!('waypoints' in element)) return { top: -HALF, left: -HALF };
  const { waypoints } = element as unknown as {
    readonly waypoints: readonly { readonly x: number; readonly y: number }[];
  };
  const { x, y } = pointAt(waypoints, 0.5);
  const least = (axis: 'x' | 'y'): number => Math.min(...waypoints.map((point) => point[axis]));
  return { top: y - least('y') - HALF, left: x - least('x') - HALF };
}
