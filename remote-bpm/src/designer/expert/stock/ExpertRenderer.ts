import type { Element } from 'bpmn-js/lib/model/Types';
import { BpmnPropertiesPanelModule, CamundaPlatformTooltipProvider } from 'bpmn-js-properties-panel';
import type CommandStack from 'diagram-js/lib/command/CommandStack';
import type EventBus from 'diagram-js/lib/core/EventBus';

const [, Renderer] = BpmnPropertiesPanelModule.propertiesPanel;

/** The panel of bpmn-io for a diagram that is there already. It draws only while it shows. */
export class ExpertRenderer extends Renderer {
  static readonly $inject = ['injector', 'eventBus', 'commandStack'];
  #shown = false;

  constructor(injector: object, events: EventBus, commands: CommandStack) {
    super({ tooltip: CamundaPlatformTooltipProvider }, injector, events);
    // The panel registers its commands when a diagram begins, and this one began before.
    for (const register of BpmnPropertiesPanelModule.__depends__[0].__init__)
      register({ on: (_event, begin) => begin() }, commands);
  }

  /** Shows the panel in a place. @param element what is selected: the panel itself follows only what is selected from now on */
  show(place: HTMLElement, element: Element): void {
    this.#shown = true;
    this._render(element);
    // What is selected stands above the place already, so the panel's own header goes nowhere.
    this.attachTo(place, document.createElement('div'));
  }

  hide(): void {
    this.#shown = false;
    this.detach();
    this._destroy();
  }

  protected override _render(element: Element): void {
    if (this.#shown) super._render(element);
  }
}
