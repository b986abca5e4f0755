import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { DrawnModel, type Modeler } from './DrawnModel.ts';

/** What a test needs of a section of remote-bpm. */
interface Section<Element, Document, View, Change> {
  read(element: Element, document: Document): View;
  write(element: Element, change: Change, document: Document): readonly unknown[];
  check(element: Element, change: Change | null, document: Document): readonly Note[];
}

interface Note {
  readonly field: string;
  readonly kind: string;
  readonly text: string;
}

/** What a test needs of remote-bpm's `modelChanges`. */
interface ModelChanges {
  apply(shape: unknown, changes: readonly unknown[]): void;
}

/** What a test needs of what bpmn-js draws. */
interface Shape {
  readonly businessObject: unknown;
}

/** A section of the properties panel, for one element of a diagram that is open. */
export class DrawnSection<Element, Document, View, Change> {
  readonly #model: DrawnModel<Shape>;
  readonly #section: Section<Element, Document, View, Change>;
  readonly #id: string;

  /** @param id of the element */
  constructor(model: DrawnModel<Shape>, section: Section<Element, Document, View, Change>, id: string) {
    this.#model = model;
    this.#section = section;
    this.#id = id;
  }

  /** Opens a diagram for a section. @param make makes the Modeler, with the modules of `WRITING` @param file has the diagram @param id of the element */
  static async open<Element, Document, View, Change>(
    make: () => Modeler,
    file: string,
    section: Section<Element, Document, View, Change>,
    id: string,
  ): Promise<DrawnSection<Element, Document, View, Change>> {
    return new DrawnSection(await DrawnModel.open<Shape>(make, readFileSync(file, 'utf8')), section, id);
  }

  /** The same diagram for another section, or another element. */
  beside<View, Change>(
    section: Section<Element, Document, View, Change>,
    id = this.#id,
  ): DrawnSection<Element, Document, View, Change> {
    return new DrawnSection(this.#model, section, id);
  }

  /** The thing of the model behind the element. */
  get element(): Element {
    return this.#model.shape(this.#id).businessObject as Element; // The section is one for such elements.
  }

  get document(): Document {
    return this.#model.service('bpmnDocument') as Document; // A module of remote-bpm gives it.
  }

  /** What the section shows. */
  read(): View {
    return this.#section.read(this.element, this.document);
  }

  /** What it says of a change, or of what is there, as `kind field: text`. */
  notes(change: Change | null = null): readonly string[] {
    return this.#section.check(this.element, change, this.document).map(({ kind, field, text }) => `${kind} ${field}: ${text}`);
  }

  /** What would have to be changed; nothing is. */
  write(change: Change): readonly unknown[] {
    return this.#section.write(this.element, change, this.document);
  }

  /** Makes a change as people do. */
  apply(change: Change): void {
    // A module of remote-bpm gives it.
    (this.#model.service('modelChanges') as ModelChanges).apply(this.#model.shape(this.#id), this.write(change));
  }

  /**
   * Makes a change as people do and holds that it is one step, that undo gives back the XML to the byte and what was shown, and that
   * redo makes it again. @returns the XML with the change
   */
  async change(change: Change): Promise<string> {
    const model = this.#model;
    const [before, shown, steps] = [await model.xml(), this.read(), model.steps()];

    this.apply(change);

    const after = await model.xml();
    expect(model.steps()).toBe(steps + 1);
    model.undo();
    expect(await model.xml()).toBe(before);
    expect(this.read()).toEqual(shown);
    model.redo();
    expect(await model.xml()).toBe(after);
    return after;
  }
}
