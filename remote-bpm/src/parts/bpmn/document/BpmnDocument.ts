import type { ImportXMLResult } from 'bpmn-js/lib/BaseViewer';
import type EventBus from 'diagram-js/lib/core/EventBus';
import { loadDescriptor } from '../engine/descriptors/loadDescriptor.ts';
import { type Engine, ENGINES } from '../engine/Engine.ts';
import { engineIn } from '../engine/engineOf.ts';
import type { Moddle, ModdleElement } from '../moddle/ModdleElement.ts';
import { everyElement } from '../repair/ids/everyElement.ts';
import type { Repair } from '../repair/Repair.ts';
import { repairDocument } from '../repair/repairDocument.ts';
import { readableSource } from '../source/readableSource.ts';
import type { SourceScan } from '../source/scanSource.ts';
import { type AgreesToDraw, agreeToLarge } from './agreeToLarge.ts';
import { checkDrawable } from './drawable.ts';
import { rehearse } from './rehearsal.ts';
import { useEngine } from './useEngine.ts';

/** The part of bpmn-js itself that is used. */
interface BpmnJs {
  getDefinitions(): ModdleElement | undefined;
  importDefinitions(definitions: ModdleElement): Promise<ImportXMLResult>;
}

/** What moddle makes of a file. */
interface ParseResult {
  readonly rootElement: ModdleElement;
  readonly elementsById: Readonly<Record<string, ModdleElement>>;
  readonly references: readonly unknown[];
  readonly warnings: ImportXMLResult['warnings'];
}

interface ReadingModdle extends Moddle {
  fromXML(xml: string, seen: SourceScan): Promise<ParseResult>;
}

/** The document that bpmn-js has open, and the engine for which it is written. */
export class BpmnDocument {
  static readonly $inject = ['bpmnjs', 'moddle', 'eventBus'];
  readonly #bpmnjs: BpmnJs;
  readonly #moddle: ReadingModdle;
  readonly #events: EventBus;
  #engine: Engine = ENGINES.flowable;
  #repairs: readonly Repair[] = [];
  /** Settles when nothing is being opened. */
  #opening: Promise<unknown> = Promise.resolve();

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

  /** What was put right when it was opened. */
  get repairs(): readonly Repair[] {
    return this.#repairs;
  }

  /**
   * Opens a document in place of the one before. One of no engine is taken for Flowable's, which is the back end's. When it cannot be
   * opened, the one before stays open as it is.
   *
   * @throws UnreadableBpmn, DeclinedBpmn, or an Error of bpmn-js when it cannot draw a document in which nothing wrong was found
   */
  async open(xml: string, agrees: AgreesToDraw = async () => true): Promise<ImportXMLResult> {
    // Two at once would read with the descriptor of one another.
    const opened = this.#opening.then(() => this.#open(xml, agrees));
    this.#opening = opened.catch(() => {});
    return await opened;
  }

  async #open(xml: string, agrees: AgreesToDraw): Promise<ImportXMLResult> {
    const source = readableSource(xml);
    await agreeToLarge(source, agrees);
    const engine = engineIn(source) ?? ENGINES.flowable;
    // bpmn-js takes the old drawing away before it knows whether it can make the new one.
    if (this.#bpmnjs.getDefinitions() !== undefined) await rehearse(xml, bpmnDocument);
    useEngine(this.#moddle, await loadDescriptor(engine.name));
    this.#engine = engine;
    try {
      return await this.#import(xml, source);
    } catch (error) {
      this.#events.fire('import.done', { error });
      throw error;
    }
  }

  /** Does what bpmn-js's `importXML` does, and puts the document right before it is drawn. */
  async #import(xml: string, source: SourceScan): Promise<ImportXMLResult> {
    const read = await this.#moddle.fromXML(xml, source);
    const definitions = read.rootElement;
    this.#repairs = await repairDocument(definitions, this.#moddle);
    checkDrawable(definitions);
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
