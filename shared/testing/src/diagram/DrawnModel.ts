import { drawSvg } from './drawSvg.ts';

/** What a test needs of bpmn-js's Modeler. */
export interface Modeler {
  attachTo(parent: HTMLElement): void;
  saveXML(options: { format: boolean }): Promise<{ xml?: string }>;
  get(name: string): unknown;
  destroy(): void;
}

/** What a test needs of remote-bpm's `bpmnDocument`. */
interface BpmnDocument {
  open(xml: string): Promise<{ warnings: readonly { readonly message: string }[] }>;
}

interface Commands {
  undo(): void;
  redo(): void;
  canUndo(): boolean;
}

/** A diagram that a real Modeler has open in the test's document; the test runs in happy-dom. */
export class DrawnModel<Shape> {
  readonly #modeler: Modeler;
  readonly #shapes: { get(id: string): Shape | undefined };
  readonly #commands: Commands;

  private constructor(modeler: Modeler) {
    this.#modeler = modeler;
    // These are bpmn-js's own services.
    this.#shapes = modeler.get('elementRegistry') as { get(id: string): Shape | undefined };
    this.#commands = modeler.get('commandStack') as Commands;
  }

  /** Opens a diagram. @param make makes the Modeler, with the modules of `WRITING` @throws when it cannot be read, or with warnings */
  static async open<Shape>(make: () => Modeler, xml: string): Promise<DrawnModel<Shape>> {
    drawSvg();
    const modeler = make();
    modeler.attachTo(document.body);
    const model = new DrawnModel<Shape>(modeler);
    await model.open(xml);
    return model;
  }

  /** Opens another diagram in place of this one. @throws when it cannot be read, or with warnings */
  async open(xml: string): Promise<void> {
    // A module of remote-bpm gives it.
    const { warnings } = await (this.service('bpmnDocument') as BpmnDocument).open(xml);
    const texts = warnings.map(({ message }) => message);
    if (texts.length > 0) throw new Error(`The diagram was read with warnings: ${texts.join('; ')}`);
  }

  /** A service of bpmn-js, or of a module that the Modeler was made with. */
  service(name: string): unknown {
    return this.#modeler.get(name);
  }

  /** What is drawn of an element of the XML. @throws when there is none */
  shape(id: string): Shape {
    const shape = this.#shapes.get(id);
    if (shape === undefined) throw new Error(`Nothing is drawn with the id ${id}.`);
    return shape;
  }

  /** The diagram as XML. */
  async xml(): Promise<string> {
    return (await this.#modeler.saveXML({ format: true })).xml ?? '';
  }

  undo(): void {
    this.#commands.undo();
  }

  redo(): void {
    this.#commands.redo();
  }

  /** The number of steps that can be undone. It undoes and does them again. */
  steps(): number {
    let count = 0;
    for (; this.#commands.canUndo(); count += 1) this.#commands.undo();
    for (let again = 0; again < count; again += 1) this.#commands.redo();
    return count;
  }

  destroy(): void {
    this.#modeler.destroy();
  }
}
