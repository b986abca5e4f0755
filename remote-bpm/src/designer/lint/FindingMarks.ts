import type { Element } from 'bpmn-js/lib/model/Types';
import { getShapeIdFromPlane } from 'bpmn-js/lib/util/DrilldownUtil';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type Overlays from 'diagram-js/lib/features/overlays/Overlays';
import { pointAt } from '../../parts/bpmn/geometry/pointAt.ts';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import type { FoundAt } from './FindingPlaces.ts';
import styles from './FindingMarks.module.css';

const TYPE = 'zhilv-finding';

/** Half of the size of a mark. */
const HALF = 9;

/** What a mark stands for. */
interface Marked {
  readonly place: FoundAt;
  readonly texts: readonly string[];
  readonly isError: boolean;
}

/** Marks elements of which errors or warnings were found, and closed sub-processes with such ones inside. Hints are in the list only. */
export class FindingMarks {
  readonly #diagram: OpenDiagram;
  #places: readonly FoundAt[] = [];

  constructor(diagram: OpenDiagram) {
    this.#diagram = diagram;
  }

  /** Shows marks at these places, and no others. */
  show(places: readonly FoundAt[], press: (place: FoundAt) => void): void {
    if (places === this.#places || (places.length === 0 && this.#places.length === 0)) return;
    this.#places = places;
    const overlays = this.#diagram.service<Overlays>('overlays');
    overlays.remove({ type: TYPE });
    for (const [element, marked] of this.#marked(places)) {
      const html = markOf(marked);
      html.addEventListener('click', () => press(marked.place));
      overlays.add(element, TYPE, { position: positionAt(element), html, scale: { min: 0.8, max: 1.2 } });
    }
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
