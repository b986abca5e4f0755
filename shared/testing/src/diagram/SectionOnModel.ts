import type { DrawnModel } from './DrawnModel.ts';

/** What a test needs of a section of the properties panel in remote-bpm. */
interface Section<View, Change> {
  read(element: never, document: never): View;
  write(element: never, change: Change, document: never): readonly unknown[];
  check(element: never, change: Change | null, document: never): readonly Note[];
}

interface Note {
  readonly field: string;
  readonly kind: string;
  readonly text: string;
}

interface Changes {
  apply(shape: object, changes: readonly unknown[]): void;
}

/** A section of the properties panel at work on elements of a diagram, which are given by their ids. */
export class SectionOnModel<View, Change> {
  readonly #model: DrawnModel<{ readonly businessObject: unknown }>;
  readonly #section: Section<View, Change>;

  constructor(model: DrawnModel<{ readonly businessObject: unknown }>, section: Section<View, Change>) {
    this.#model = model;
    this.#section = section;
  }

  read(id: string): View {
    return this.#section.read(...this.#of(id));
  }

  /** What it says of a change, or of what is there when it is given none: `kind field: text`. */
  notes(id: string, change: Change | null): readonly string[] {
    const [element, document] = this.#of(id);
    return this.#section.check(element, change, document).map(({ field, kind, text }) => `${kind} ${field}: ${text}`);
  }

  /** Makes a change. @returns the XML after it */
  async change(id: string, change: Change): Promise<string> {
    const [element, document] = this.#of(id);
    // Modules of remote-bpm give it.
    const changes = this.#model.service('modelChanges') as Changes;
    changes.apply(this.#model.shape(id), this.#section.write(element, change, document));
    return await this.#model.xml();
  }

  /**
   * Makes a change, undoes it and makes it again. @returns the XML after it
   * @throws when it is not exactly one step, or when undo and redo do not give the XML before and after it to the byte
   */
  async changeOnce(id: string, change: Change): Promise<string> {
    const [before, steps] = [await this.#model.xml(), this.#model.steps()];
    const after = await this.change(id, change);
    const made = this.#model.steps() - steps;
    if (made !== 1) throw new Error(`The change made ${made} steps.`);
    this.#model.undo();
    expectSame(await this.#model.xml(), before, 'Undo');
    this.#model.redo();
    expectSame(await this.#model.xml(), after, 'Redo');
    return after;
  }

  #of(id: string): [element: never, document: never] {
    // The section is one of remote-bpm, and so is what it is given.
    return [this.#model.shape(id).businessObject, this.#model.service('bpmnDocument')] as [never, never];
  }
}

function expectSame(xml: string, wanted: string, what: string): void {
  if (xml !== wanted) throw new Error(`${what} gave other XML.\n--- wanted\n${wanted}\n--- got\n${xml}`);
}
