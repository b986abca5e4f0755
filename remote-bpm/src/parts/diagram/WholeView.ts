import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type { Box, Size } from '../bpmn/geometry/Box.ts';
import { diagramBounds, type DrawnDefinitions } from './diagramBounds.ts';
import { type Covered, fittingBox } from './fittingBox.ts';

/** Shows a diagram whole, as far as the smallest zoom permits, until somebody turns to a part of it. */
export class WholeView {
  readonly #canvas: Canvas;
  /** The place of the whole diagram while nobody has turned to a part of it; null when somebody has. */
  #whole: Box | null = null;
  /** The size of the canvas for which the diagram is shown. */
  #size: Size = { width: 0, height: 0 };
  /** True until the diagram has once been shown whole. */
  #toFit = false;

  /** @param canvas the canvas of the diagram whose events these are */
  constructor(canvas: Canvas, events: EventBus) {
    this.#canvas = canvas;
    const turn = (): void => {
      this.#whole = null;
    };
    events.on('canvas.viewbox.changing', turn);
    events.on<{ newSelection: readonly unknown[] }>('selection.changed', ({ newSelection }) => {
      // An event ends with a listener that gives false.
      if (newSelection.length > 0) turn();
    });
    events.on('elements.changed', turn);
  }

  /**
   * Shows the whole diagram before it is drawn, by the places that its file gives. To ask for the size of what was drawn would lay
   * it out once more.
   */
  aim(definitions: DrawnDefinitions): void {
    this.#size = this.#sizeNow();
    const bounds = diagramBounds(definitions);
    this.#toFit = bounds === null || isHidden(this.#size);
    if (bounds !== null && !this.#toFit) this.#show(bounds, this.#size);
  }

  /** Shows the whole diagram as it was drawn. */
  fit(): void {
    const { inner, outer } = this.#canvas.viewbox();
    this.#show(inner, outer);
  }

  /** Has the canvas take the size of its place. What was shown whole stays so, when a notice above takes of its height too. */
  adapt(): void {
    // A tab that is being hidden has no size for a moment; bpmn-js would scroll and zoom to make room for the selection.
    const size = this.#sizeNow();
    if (isHidden(size)) return;
    if (size.width !== this.#size.width || size.height !== this.#size.height) this.#resize(size);
    if (!this.#toFit) return;
    this.#toFit = false;
    this.fit();
  }

  #resize(size: Size): void {
    this.#size = size;
    this.#canvas.resized();
    if (this.#whole !== null) this.#show(this.#whole, size);
  }

  #sizeNow(): Size {
    const { clientWidth: width, clientHeight: height } = this.#canvas.getContainer();
    return { width, height };
  }

  #show(whole: Box, canvas: Size): void {
    this.#canvas.viewbox(fittingBox(whole, canvas, coveredBy(this.#canvas.getContainer().querySelector('.djs-palette'))));
    this.#whole = whole;
  }
}

const isHidden = ({ width, height }: Size): boolean => width === 0 || height === 0;

/** The palette is a column at the left, on a phone a row at the top. */
function coveredBy(palette: HTMLElement | null): Covered {
  if (palette === null) return { left: 0, top: 0 };
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = palette;
  return offsetWidth > offsetHeight ? { left: 0, top: offsetTop + offsetHeight } : { left: offsetLeft + offsetWidth, top: 0 };
}
