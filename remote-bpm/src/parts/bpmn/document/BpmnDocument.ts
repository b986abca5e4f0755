import type { ImportXMLResult } from 'bpmn-js/lib/BaseViewer';
import type EventBus from 'diagram-js/lib/core/EventBus';
import { type Engine, ENGINES } from '../engine/Engine.ts';
import { engineOf } from '../engine/engineOf.ts';
import { loadDescriptor } from '../engine/descriptors/loadDescriptor.ts';
import type { Moddle, ModdleElement } from '../moddle/ModdleElement.ts';
import { everyElement } from '../repair/ids/everyElement.ts';
import type { Repair } from '../repair/Repair.ts';
import { repairDocument } from '../repair/repairDocument.ts';
import { useEngine } from './useEngine.ts';

/** The part of bpmn-js itself that is used. */
interface BpmnJs {
  getDefinitions(): ModdleElement;
  importDefinitions(definitions: ModdleElement): Promise<ImportXMLResult>;
}

/** What moddle makes of a file. */
interface ParseResult {
  readonly rootElement: ModdleElement;
  readonly elementsById: Readonly<Record<string, ModdleElement>>;
  readonly references: readonly unknown[];
  readonly warnings: ImportXMLResult['warnings'];
}

type ReadingModdle = Moddle & { fromXML(xml: string, type: 'bpmn:Definitions'): Promise<ParseResult> };

/** The document that bpmn-js has open, and the engine for which it is written. */
export class BpmnDocument {
  static readonly $inject = ['bpmnjs', 'moddle', 'eventBus'];
  readonly moddle: Moddle;
  readonly #reader: ReadingModdle;
  readonly #bpmnjs: BpmnJs;
  readonly #events: EventBus;
  #engine: Engine = ENGINES.flowable;
  #repairs: readonly Repair[] = [];

  constructor(bpmnjs: BpmnJs, moddle: ReadingModdle, events: EventBus) {
    this.#bpmnjs = bpmnjs;
    this.#reader = moddle;
    this.moddle = moddle;
    this.#events = events;
  }

  get engine(): Engine {
    return this.#engine;
  }

  get definitions(): ModdleElement {
    return this.#bpmnjs.getDefinitions();
  }

  /** What was put right when it was opened. */
  get repairs(): readonly Repair[] {
    return this.#repairs;
  }

  /** Opens a document in place of the one before. One of no engine is taken for Flowable's, which is the back end's. */
  async open(xml: string): Promise<ImportXMLResult> {
    this.#engine = engineOf(xml) ?? ENGINES.flowable;
    useEngine(this.moddle, await loadDescriptor(this.#engine.name));
    try {
      return await this.#import(xml);
    } catch (error) {
      this.#events.fire('import.done', { error });
      throw error;
    }
  }

  /** Does what bpmn-js's `importXML` does, and puts the document right before it is drawn. */
  async #import(xml: string): Promise<ImportXMLResult> {
    const read = await this.#reader.fromXML(xml, 'bpmn:Definitions');
    const definitions = read.rootElement;
    this.#repairs = await repairDocument(definitions, this.moddle);
    const elementsById = this.#repairs.length === 0 ? read.elementsById : withIds(definitions);
    this.#events.fire('import.parse.complete', { ...read, error: null, definitions, elementsById });
    const drawn = await this.#bpmnjs.importDefinitions(definitions);
    const warnings = [...read.warnings, ...drawn.warnings];
    this.#events.fire('import.done', { error: null, warnings });
    return { warnings };
  }
}

/** Gives what has an id by its id. */
const withIds = (definitions: ModdleElement): Readonly<Record<string, ModdleElement>> =>
  Object.fromEntries(
    everyElement(definitions).flatMap((element) => (typeof element['id'] === 'string' ? [[element['id'], element]] : [])),
  );

/** This module gives bpmn-js the service `bpmnDocument`. */
export const bpmnDocument = {
  bpmnDocument: ['type', BpmnDocument],
};
