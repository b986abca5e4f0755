import type { ImportXMLResult } from 'bpmn-js/lib/BaseViewer';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type { Reading } from 'moddle-xml';
import { loadDescriptor } from '../engine/descriptors/loadDescriptor.ts';
import { type Engine, ENGINES } from '../engine/Engine.ts';
import { engineIn } from '../engine/engineOf.ts';
import type { Moddle, ModdleElement } from '../moddle/ModdleElement.ts';
import { readableSource } from '../source/readableSource.ts';
import { checkDrawable } from './drawable.ts';
import { rehearse } from './rehearsal.ts';
import { useEngine } from './useEngine.ts';

/** The part of bpmn-js itself that is used. */
interface BpmnJs {
  getDefinitions(): ModdleElement | undefined;
  importDefinitions(definitions: ModdleElement): Promise<ImportXMLResult>;
}

/** A moddle that makes a document of an XML. */
interface ReadingModdle extends Moddle {
  fromXML(
    xml: string,
  ): Promise<Reading & { readonly rootElement: ModdleElement; readonly warnings: ImportXMLResult['warnings'] }>;
}

/** The document that bpmn-js has open, and the engine for which it is written. */
export class BpmnDocument {
  static readonly $inject = ['bpmnjs', 'moddle', 'eventBus'];
  readonly #bpmnjs: BpmnJs;
  readonly #moddle: ReadingModdle;
  readonly #events: EventBus;
  #engine: Engine = ENGINES.flowable;

  constructor(bpmnjs: BpmnJs, moddle: ReadingModdle, events: EventBus) {
    this.#bpmnjs = bpmnjs;
    this.#moddle = moddle;
    this.#events = events;
  }

  get moddle(): Moddle {
    return this.#moddle;
  }

  get engine(): Engine {
    return this.#engine;
  }

  /** The root of the document. @throws Error when none is open */
  get definitions(): ModdleElement {
    const definitions = this.#bpmnjs.getDefinitions();
    if (definitions === undefined) throw new Error('No document is open.');
    return definitions;
  }

  /**
   * Opens a document in place of the one before. One of no engine is taken for Flowable's, which is the back end's. When it cannot be
   * opened, the one before stays open as it is.
   *
   * @throws UnreadableBpmn
   */
  async open(xml: string): Promise<ImportXMLResult> {
    const engine = engineIn(readableSource(xml)) ?? ENGINES.flowable;
    // bpmn-js takes the old drawing away before it knows whether it can make the new one.
    if (this.#bpmnjs.getDefinitions() !== undefined) await rehearse(xml, bpmnDocument);
    const forget = useEngine(this.#moddle, await loadDescriptor(engine.name));
    try {
      const result = await this.#import(xml);
      this.#engine = engine;
      return result;
    } catch (error) {
      forget();
      this.#events.fire('import.done', { error });
      throw error;
    }
  }

  /** Does what bpmn-js's `importXML` does, but looks at the document before it is drawn. */
  async #import(xml: string): Promise<ImportXMLResult> {
    const reading = await this.#moddle.fromXML(xml);
    const { rootElement: definitions } = reading;
    checkDrawable(definitions);
    this.#events.fire('import.parse.complete', { ...reading, error: null, definitions });
    const drawn = await this.#bpmnjs.importDefinitions(definitions);
    const warnings = [...reading.warnings, ...drawn.warnings];
    this.#events.fire('import.done', { error: null, warnings });
    return { warnings };
  }
}

/** This module gives bpmn-js the service `bpmnDocument`. */
export const bpmnDocument = {
  bpmnDocument: ['type', BpmnDocument],
};
