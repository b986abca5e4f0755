import type { Engine } from '../engine/Engine.ts';
import type { ModdleElement, Moddle } from '../moddle/ModdleElement.ts';
import type { ModelChange } from '../command/modelChanges.ts';

/** The document that an element is in. */
export interface DocumentContext {
  readonly engine: Engine;
  readonly moddle: Moddle;
  /** The root of the document. */
  readonly definitions: ModdleElement;
}

/** Something to say about one field of a section. */
export interface FieldNote {
  /** The name of the field in the view. */
  readonly field: string;
  /**
   * `error`: the value may not be written. `warning`: it is written, and something is wrong with it. `hint`: it is written, and the
   * engine takes no notice of it.
   */
  readonly kind: 'error' | 'warning' | 'hint';
  /** In Chinese. */
  readonly text: string;
}

/**
 * A section of the properties panel without its looks. It reads and writes the model behind one element and knows nothing
 * of the diagram.
 *
 * @typeParam View what the section shows; plain values, lists and objects
 * @typeParam Change what people do in it
 */
export interface Section<View, Change> {
  /** Whether the panel has this section for an element. */
  isFor(element: ModdleElement, document: DocumentContext): boolean;
  /** Gives what it shows. */
  read(element: ModdleElement, document: DocumentContext): View;
  /**
   * Gives what has to change in the model; nothing when it is so already, nor while `check` finds an error in the change. Whatever it
   * does not name keeps its identity and its place. `ModelChanges` makes it one step.
   */
  write(element: ModdleElement, change: Change, document: DocumentContext): readonly ModelChange[];
  /** Says what is wrong with a change, or with what is there when it is given none. */
  check(element: ModdleElement, change: Change | null, document: DocumentContext): readonly FieldNote[];
}

/** Makes a section that writes nothing of a change in which it finds an error. Every section is made so. */
export const defineSection = <View, Change>(section: Section<View, Change>): Section<View, Change> => ({
  ...section,
  write: (element, change, document) =>
    isRefused(section.check(element, change, document)) ? [] : section.write(element, change, document),
});

const isRefused = (notes: readonly FieldNote[]) => notes.some(({ kind }) => kind === 'error');
