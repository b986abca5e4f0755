import type { Element, Label } from 'bpmn-js/lib/model/Types';
import { BpmnPropertiesPanelModule, CamundaPlatformTooltipProvider } from 'bpmn-js-properties-panel';
import type CommandStack from 'diagram-js/lib/command/CommandStack';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import { labelled } from '../../subject/labelled.ts';

/** One element, or several. */
type Shown = Element | readonly Element[];

const [, Renderer] = BpmnPropertiesPanelModule.propertiesPanel;

/** The panel of bpmn-io for a diagram that is there already. It draws only while it shows. */
export class ExpertRenderer extends Renderer {
  static readonly $inject = ['injector', 'eventBus', 'commandStack', 'selection', 'canvas'];
  readonly #selection: Selection;
  readonly #canvas: Canvas;
  #shown = false;

  constructor(injector: object, events: EventBus, commands: CommandStack, selection: Selection, canvas: Canvas) {
    super({ tooltip: CamundaPlatformTooltipProvider }, injector, events);
    this.#selection = selection;
    this.#canvas = canvas;
    // The panel registers its commands when a diagram begins, and this one began before.
    for (const register of BpmnPropertiesPanelModule.__depends__[0].__init__)
      register({ on: (_event, begin) => begin() }, commands);
  }

  /** Shows the panel in a place. */
  show(place: HTMLElement): void {
    this.#shown = true;
    // The panel follows only what is selected from now on.
    this._render(this.#selected());
    // What is selected stands above the place already, so the panel's own header goes nowhere.
    this.attachTo(place, document.createElement('div'));
  }

  hide(): void {
    this.#shown = false;
    this.detach();
    this._destroy();
  }

  protected override _render(element: Shown): void {
    if (this.#shown) super._render(element);
  }

  #selected(): Shown {
    const elements = (this.#selection.get() as (Element | Label)[]).map(labelled); // bpmn-js draws such ones only.
    const [element = this.#canvas.getRootElement() as Element] = elements;
    return elements.length > 1 ? elements : element;
  }
}
