import type { Element } from 'bpmn-js/lib/model/Types';
import {
  CamundaPlatformPropertiesProviderModule,
  type StockGroup,
  type StockProvider,
  type StockRegistry,
} from 'bpmn-js-properties-panel';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type { ModelChange, ModelChanges } from '../../../../parts/bpmn/command/modelChanges.ts';
import type { BpmnDocument } from '../../../../parts/bpmn/document/BpmnDocument.ts';
import type { Trigger } from '../../../../parts/bpmn/history/ModelHistory.ts';
import type { ExpertSubject } from './ExpertSubject.ts';
import { mendedGroups } from './mendedGroups.ts';
import { sectionGroups } from './sectionGroups.ts';
import { UnfinishedRows } from './UnfinishedRows.ts';

const [, CamundaProvider] = CamundaPlatformPropertiesProviderModule.camundaPlatformPropertiesProvider;

/** Comes after the groups of BPMN itself. */
const LATER = 500;

/** Adds to the panel what the engine of the document has: for Camunda what bpmn-io offers, for the others what the sections of the model have. */
export class EngineGroups implements StockProvider {
  static readonly $inject = ['propertiesPanel', 'injector', 'eventBus', 'bpmnDocument', 'modelChanges', 'fixedKey'];
  readonly #camunda: StockProvider;
  readonly #document: BpmnDocument;
  readonly #changes: ModelChanges;
  readonly #rows: UnfinishedRows;
  readonly #fixedKey: string;

  constructor(
    panel: StockRegistry,
    injector: object,
    events: EventBus,
    document: BpmnDocument,
    changes: ModelChanges,
    fixedKey: string,
  ) {
    // Another document may come that is for another engine, so its provider is asked and does not offer itself.
    this.#camunda = new CamundaProvider({ registerProvider: () => {} }, injector);
    this.#document = document;
    this.#changes = changes;
    this.#rows = new UnfinishedRows(() => events.fire('propertiesPanel.providersChanged'));
    // Rows have other places after these.
    events.on(['selection.changed', 'import.done'], () => this.#rows.forget());
    events.on<{ trigger: Trigger }>('commandStack.changed', ({ trigger }) => {
      // An event ends with a listener that gives false.
      if (trigger !== 'execute') this.#rows.forget();
    });
    this.#fixedKey = fixedKey;
    panel.registerProvider(LATER, this);
  }

  getGroups(element: Element): (groups: readonly StockGroup[]) => readonly StockGroup[] {
    const document = this.#document;
    const subject: ExpertSubject = {
      element,
      object: element.businessObject,
      document,
      fixedKey: this.#fixedKey,
      rows: this.#rows,
      apply: (changes: readonly ModelChange[]) => this.#changes.apply(element, changes),
    };
    const isCamunda = document.engine.name === 'camunda';
    return (groups) =>
      mendedGroups(isCamunda ? this.#camunda.getGroups(element)(groups) : sectionGroups(groups, subject), subject);
  }
}
