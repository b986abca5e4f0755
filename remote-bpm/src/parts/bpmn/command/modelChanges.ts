import type { Element } from 'bpmn-js/lib/model/Types';
import type CommandStack from 'diagram-js/lib/command/CommandStack';
import type { ModdleElement, Moddle } from '../moddle/ModdleElement.ts';
import { changedIds } from './changedIds.ts';

/** New values for properties of one thing; undefined removes a property. A list is a new list, never one changed in place. */
export interface ModelChange {
  readonly object: ModdleElement;
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Context {
  readonly element: Element;
  readonly changes: readonly ModelChange[];
}

/** The part of bpmn-js's `modeling` that is used. */
interface Modeling {
  updateProperties(element: Element, properties: Readonly<Record<string, unknown>>): void;
  updateModdleProperties(element: Element, object: ModdleElement, properties: Readonly<Record<string, unknown>>): void;
  claimId(id: string, object: ModdleElement): void;
  unclaimId(id: string, object: ModdleElement): void;
}

const COMMAND = 'zhilv.changeModel';

/** Makes changes to the model behind the diagram. */
export class ModelChanges {
  static readonly $inject = ['commandStack', 'modeling', 'moddle'];
  readonly #commands: CommandStack;
  readonly #modeling: Modeling;
  readonly #moddle: Moddle;

  constructor(commands: CommandStack, modeling: Modeling, moddle: Moddle) {
    this.#commands = commands;
    this.#modeling = modeling;
    this.#moddle = moddle;
    // The commands that are executed meanwhile belong to this one: people undo and redo them as one step.
    commands.register(COMMAND, {
      preExecute: (context) => {
        const { element, changes } = context as Context; // It comes from `apply`.
        for (const change of changes) this.#make(element, change);
      },
    });
  }

  /** Makes these changes as one step for undo and redo; no step when there are none. @param element the one that people changed */
  apply(element: Element, changes: readonly ModelChange[]): void {
    if (changes.length > 0) this.#commands.execute(COMMAND, { element, changes });
  }

  #make(element: Element, change: ModelChange): void {
    const { object, properties } = change;
    // What is drawn of an element depends on its own properties, so bpmn-js has a command for these. It sees to the element's own
    // identifier, and to no other.
    const drawn = object === element.businessObject;
    const { freed, taken } = changedIds(change, this.#moddle.ids);
    for (const [id, holder] of freed) if (!drawn || holder !== object) this.#modeling.unclaimId(id, holder);
    if (drawn) this.#modeling.updateProperties(element, properties);
    else this.#modeling.updateModdleProperties(element, object, properties);
    for (const [id, holder] of taken) if (!drawn || holder !== object) this.#modeling.claimId(id, holder);
  }
}

/** This module gives bpmn-js the service `modelChanges`. */
export const modelChanges = {
  __init__: ['modelChanges'],
  modelChanges: ['type', ModelChanges],
};
