import type { Element } from 'bpmn-js/lib/model/Types';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type Overlays from 'diagram-js/lib/features/overlays/Overlays';
import { pointAt } from '../../parts/bpmn/geometry/pointAt.ts';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import type { FoundAt } from './FindingPlaces.ts';
import styles from './FindingMarks.module.css';

const TYPE = 'zhilv-finding';

/** Half of the size of a mark. */
const HALF = 9;

/** Marks elements of which errors or warnings were found. Hints are in the list only. */
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
    const registry = this.#diagram.service<ElementRegistry>('elementRegistry');
    overlays.remove({ type: TYPE });
    for (const place of places) {
      const { drawn, findings } = place;
      if (drawn === null || isRoot(drawn) || registry.get(drawn.id) !== drawn) continue;
      const marked = findings.filter(({ severity }) => severity !== 'hint');
      if (marked.length === 0) continue;
      const html = markOf(
        marked.map(({ text }) => text).join('；'),
        marked.some(({ severity }) => severity === 'error'),
      );
      html.addEventListener('click', () => press(place));
      overlays.add(drawn, TYPE, { position: positionAt(drawn), html, scale: { min: 0.8, max: 1.2 } });
    }
  }
}

const isRoot = (element: Element): boolean => element.parent === null || element.parent === undefined;

function markOf(text: string, isError: boolean): HTMLButtonElement {
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
  const { waypoints } = element as unknown as { readonly waypoints: readonly { readonly x: number; readonly y: number }[] };
  const { x, y } = pointAt(waypoints, 0.5);
  const least = (axis: 'x' | 'y'): number => Math.min(...waypoints.map((point) => point[axis]));
  return { top: y - least('y') - HALF, left: x - least('x') - HALF };
}
