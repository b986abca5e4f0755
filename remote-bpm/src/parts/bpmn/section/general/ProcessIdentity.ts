import type { Element } from 'bpmn-js/lib/model/Types';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type EventBus from 'diagram-js/lib/core/EventBus';
import { processKeyPattern } from '@zhilv/contract/bpm';
import type { ExactUndo } from '../../history/exactUndo.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { isIdentifier } from '../identifier/identifiers.ts';
import type { DocumentContext } from '../Section.ts';

/** What a model is called outside of its diagram. */
export interface ModelIdentity {
  readonly key: string;
  readonly name: string;
}

/** A listener with this priority is called after those of bpmn-js, which notes the identifiers of a document first. */
const LATER = 500;

/** One with this priority is called after undo and redo have put back the model, and before everyone else. */
const AFTER_UNDO = 5000;

/**
 * Gives the process of a document the key and the name of its model: before it is drawn, and once more when they have changed since.
 * Neither is a step that people could undo. Of a document with several processes it is the first that is executable.
 */
export class ProcessIdentity {
  static readonly $inject = ['eventBus', 'bpmnDocument', 'elementRegistry', 'exactUndo'];
  readonly #events: EventBus;
  readonly #document: DocumentContext;
  readonly #elements: ElementRegistry;
  readonly #undo: ExactUndo;
  /** What the next document gets. */
  #next: ModelIdentity | null = null;
  /** The process that may get another identity, and what it was called when it was drawn. */
  #begun: { readonly process: ModdleElement; readonly id: string; readonly name: string } | null = null;

  /** The process that was named while it was drawn, and what is drawn of it. */
  #settled: { readonly process: ModdleElement; readonly drawn: Element } | null = null;

  constructor(events: EventBus, document: DocumentContext, elements: ElementRegistry, undo: ExactUndo) {
    this.#events = events;
    this.#document = document;
    this.#elements = elements;
    this.#undo = undo;
    events.on<{ definitions?: ModdleElement }>('import.parse.complete', LATER, ({ definitions }) => this.#identify(definitions));
    events.on('commandStack.changed', AFTER_UNDO, () => this.#follow());
  }

  /** Has the next document that is opened, and only that, begin with an identity. A key that cannot be an identifier is left out. */
  begin(identity: ModelIdentity): void {
    this.#next = identity;
  }

  /** Gives the open document a newer identity. It does so once, and leaves what people have changed themselves. */
  settle({ key, name }: ModelIdentity): void {
    if (this.#begun === null) return;
    const { process, ...begun } = this.#begun;
    this.#begun = null;
    const [id = '', present = ''] = [textOf(process, 'id'), textOf(process, 'name')];
    const drawn = this.#elements.get(id) as Element | undefined; // bpmn-js draws such ones only.
    rename(process, { key: id === begun.id ? key : id, name: present === begun.name ? name : present }, this.#document);
    this.#undo.takeOver(process, ['id', 'name']);
    // In a collaboration the pool is drawn, and not its process.
    if (drawn?.businessObject !== process) return;
    this.#settled = { process, drawn };
    this.#follow();
    this.#events.fire('element.changed', { element: drawn });
  }

  /** Has what is drawn be found by the id of the process: a command that people do again knows nothing of the new one. */
  #follow(): void {
    if (this.#settled === null) return;
    const { process, drawn } = this.#settled;
    const id = textOf(process, 'id') ?? drawn.id;
    if (drawn.id === id) return;
    const { ids } = this.#document.moddle;
    ids.unclaim(drawn.id);
    this.#elements.updateId(drawn, id);
    ids.claim(id, process);
  }

  #identify(definitions: ModdleElement | undefined): void {
    const identity = this.#next;
    this.#next = null;
    this.#begun = null;
    this.#settled = null;
    const process = definitions === undefined ? undefined : processOf(definitions);
    if (identity === null || process === undefined) return;
    rename(process, identity, this.#document);
    this.#begun = { process, id: textOf(process, 'id') ?? '', name: textOf(process, 'name') ?? '' };
  }
}

/** This module gives bpmn-js the service `processIdentity`, beside those of `WRITING`. */
export const processIdentity = {
  __init__: ['processIdentity'],
  processIdentity: ['type', ProcessIdentity],
};

function processOf(definitions: ModdleElement): ModdleElement | undefined {
  const processes = elementsIn(definitions, 'rootElements').filter((root) => root.$instanceOf('bpmn:Process'));
  return processes.find((process) => process.get('isExecutable') !== false) ?? processes[0];
}

/** Renames a process without a command. */
function rename(process: ModdleElement, { key, name }: ModelIdentity, { moddle: { ids } }: DocumentContext): void {
  const id = textOf(process, 'id');
  if (key !== id && isIdentifier(key) && processKeyPattern.test(key) && !ids.assigned(key)) {
    if (id !== undefined) ids.unclaim(id);
    process.set('id', key);
    ids.claim(key, process);
  }
  if (name.trim() !== '') process.set('name', name);
}
