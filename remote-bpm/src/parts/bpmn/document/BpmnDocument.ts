import type { ImportXMLResult } from 'bpmn-js/lib/BaseViewer';
import { type Engine, ENGINES } from '../engine/Engine.ts';
import { engineOf } from '../engine/engineOf.ts';
import { loadDescriptor } from '../engine/descriptors/loadDescriptor.ts';
import type { Moddle, ModdleElement } from '../moddle/ModdleElement.ts';
import { useEngine } from './useEngine.ts';

/** The part of bpmn-js itself that is used. */
interface BpmnJs {
  getDefinitions(): ModdleElement;
  importXML(xml: string): Promise<ImportXMLResult>;
}

/** The document that bpmn-js has open, and the engine for which it is written. */
export class BpmnDocument {
  static readonly $inject = ['bpmnjs', 'moddle'];
  readonly moddle: Moddle;
  readonly #bpmnjs: BpmnJs;
  #engine: Engine = ENGINES.flowable;

  constructor(bpmnjs: BpmnJs, moddle: Moddle) {
    this.#bpmnjs = bpmnjs;
    this.moddle = moddle;
  }

  get engine(): Engine {
    return this.#engine;
  }

  get definitions(): ModdleElement {
    return this.#bpmnjs.getDefinitions();
  }

  /** Opens a document in place of the one before. One of no engine is taken for Flowable's, which is the back end's. */
  async open(xml: string): Promise<ImportXMLResult> {
    this.#engine = engineOf(xml) ?? ENGINES.flowable;
    useEngine(this.moddle, await loadDescriptor(this.#engine.name));
    return await this.#bpmnjs.importXML(xml);
  }
}

/** This module gives bpmn-js the service `bpmnDocument`. */
export const bpmnDocument = {
  bpmnDocument: ['type', BpmnDocument],
};
