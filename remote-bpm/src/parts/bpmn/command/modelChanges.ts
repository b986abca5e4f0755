import type { Element, Label } from 'bpmn-js/lib/model/Types';
import type CommandStack from 'diagram-js/lib/command/CommandStack';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import { type ModdleElement, type Moddle, textOf } from '../moddle/ModdleElement.ts';
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
  static readonly $inject = ['commandStack', 'modeling', 'moddle', 'elementRegistry'];
  readonly #commands: CommandStack;
  readonly #modeling: Modeling;
  readonly #moddle: Moddle;
  readonly #elements: ElementRegistry;

  constructor(commands: CommandStack, modeling: Modeling, moddle: Moddle, elements: ElementRegistry) {
    this.#commands = commands;
    this.#modeling = modeling;
    this.#moddle = moddle;
    this.#elements = elements;
    // The commands that are executed meanwhile belong to this one: people undo and redo them as one step.
    commands.register(COMMAND, {
      preExecute: (context) => {
        const { element, changes } = context as Context; // It comes from `apply`.
        for (const change of changes) this.#make(element, change);
      },
    });
  }

  /**
   * Makes these changes as one step for undo and redo; no step when there are none.
   * @param selected what people changed: an element, or the label of one
   */
  apply(selected: Element | Label, changes: readonly ModelChange[]): void {
    // bpmn-js would give the label the identifier of its element.
    const element = 'labelTarget' in selected ? (selected.labelTarget as Element) : selected;
    if (changes.length > 0) this.#commands.execute(COMMAND, { element, changes });
  }

  #make(element: Element, change: ModelChange): void {
    const { object, properties } = change;
    // What is drawn of a thing depends on its own properties, so bpmn-js has a command for these. It sees to the identifier of what is
    // drawn, and to no other.
    const drawn = object === element.businessObject ? element : this.#drawnOf(object);
    const { freed, taken } = changedIds(change, this.#moddle.ids);
    for (const [id, holder] of freed) if (drawn === null || holder !== object) this.#modeling.unclaimId(id, holder);
    if (drawn === null) this.#modeling.updateModdleProperties(element, object, properties);
    else this.#modeling.updateProperties(drawn, properties);
    for (const [id, holder] of taken) if (drawn === null || holder !== object) this.#modeling.claimId(id, holder);
  }

  #drawnOf(object: ModdleElement): Element | null {
    const drawn = this.#elements.get(textOf(object, 'id') ?? '') as Element | undefined; // bpmn-js draws such ones only.
    return drawn?.businessObject === object ? drawn : null;
  }
}

/** This module gives bpmn-js the service `modelChanges`. */
export const modelChanges = {
  __init__: ['modelChanges'],
  modelChanges: ['type', ModelChanges],
};
