import ContextPads, { type Pad, type PadHandler } from 'bpmn-js-token-simulation/lib/features/context-pads/ContextPads';
import type { Element } from 'bpmn-js/lib/model/Types';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type Overlays from 'diagram-js/lib/features/overlays/Overlays';
import { chineseOf } from './chineseOf.ts';
import type { Simulator } from './simulationEvents.ts';

type Add = (element: unknown, type: string, options: { readonly html: HTMLElement }) => string;

interface Injector {
  get(name: 'simulator'): Simulator;
}

/**
 * The buttons at elements: to have an event happen, to stop at an activity, to choose the flow that a gateway takes. The package makes all of
 * them for all elements, and hides most; of 1,000 activities that takes seconds. Here are those that can be pressed: a pause that nobody has
 * set is offered at the activity that the pointer is at or that is selected, which the keyboard can do by the search.
 */
export class TriggerPads extends ContextPads {
  readonly #canvas: Canvas;
  readonly #simulator: Simulator;
  #hovered: Element | null = null;
  #selected: Element | null = null;

  constructor(
    events: EventBus,
    elements: unknown,
    overlays: Overlays,
    injector: Injector,
    canvas: Canvas,
    ...rest: readonly unknown[]
  ) {
    super(events, elements, inChinese(overlays), injector, canvas, ...rest);
    this.#canvas = canvas;
    this.#simulator = injector.get('simulator');
    // A button that lies over its element is no other element: the pointer gets there without losing it.
    events.on<{ element: Element }>('element.hover', ({ element }) => {
      const before = this.#hovered;
      this.#hovered = element;
      this.#offer(before, element);
    });
    events.on<{ newSelection: readonly Element[] }>('selection.changed', ({ newSelection }) => {
      const before = this.#selected;
      this.#selected = newSelection.length === 1 ? (newSelection[0] ?? null) : null;
      this.#offer(before, this.#selected);
    });
  }

  /** Is called by the package for each kind of buttons of an element. */
  override _updateElementContextPads(element: Element, handler: PadHandler): void {
    const root = this.#canvas.getContainer().getRootNode() as Document | ShadowRoot; // It is somewhere in a page.
    const focused = root.activeElement;
    super._updateElementContextPads(element, {
      hash: handler.hash,
      createContextPads: (of) => (handler.createContextPads(of) ?? []).filter((pad) => this.#isWanted(pad)),
    });
    // Whoever presses a button by the keyboard finds the one that comes in its place.
    if (focused?.isConnected === false) this._getOverlays(`${element.id}------${handler.hash}`)[0]?.html.focus();
  }

  /** The package gives its own list, and takes away again what it adds to that while it goes through it. */
  override _getOverlays(hash: string): readonly { readonly html: HTMLElement }[] {
    return [...super._getOverlays(hash)];
  }

  #offer(...elements: readonly (Element | null)[]): void {
    if (this._active) for (const element of elements) if (element !== null) this.updateElementContextPads(element);
  }

  #isWanted({ element, contexts, hideContexts }: Pad): boolean {
    if (contexts !== undefined) return contexts().length > 0;
    const isPause = hideContexts !== undefined;
    const isNear = element === this.#hovered || element === this.#selected;
    return !isPause || isNear || this.#simulator.getConfig(element).wait === true;
  }
}

/** Gives overlays that name the buttons in Chinese. The package shows none below half of the size, where most diagrams are on a phone. */
function inChinese(overlays: Overlays): Overlays {
  const add: Add = (element, type, options) => {
    const text = chineseOf(options.html.title);
    options.html.title = text;
    options.html.setAttribute('aria-label', text);
    const shown = { ...options, show: { minZoom: 0 }, scale: { min: 0.8, max: 1.2 } };
    return (overlays.add as unknown as Add).call(overlays, element, type, shown); // Its declaration wants a position here.
  };
  // The package asks the overlays for more than they declare.
  return Object.create(overlays, { add: { value: add } }) as Overlays;
}
