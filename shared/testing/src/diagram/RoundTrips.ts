import { drawSvg } from './drawSvg.ts';

/** What a round trip needs of bpmn-js's Modeler. */
interface Modeler {
  attachTo(parent: HTMLElement): void;
  saveXML(options: { format: boolean }): Promise<{ xml?: string; error?: Error }>;
  get(name: string): unknown;
  destroy(): void;
}

/** What became of a document that was opened, exported, opened once more, and renamed in one place or deleted whole, with undo. */
export type RoundTrip<Difference> =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unsaved'; readonly reason: string; readonly warnings: number }
  | {
      readonly kind: 'exported';
      readonly warnings: number;
      readonly difference: Difference;
      /** Whether the export of the export is the same to the byte. */
      readonly stable: boolean;
      /** Whether the export is the same to the byte after edits and undo. */
      readonly undone: boolean;
    };

/** Opens documents one after another in one Modeler, as a person does in one window. The test runs in happy-dom. */
export class RoundTrips<Difference> {
  readonly #modeler: Modeler;
  readonly #compare: (original: string, exported: string) => Difference;

  /** @param make makes the Modeler, with the modules of `WRITING` @param compare tells an export from the document that was opened */
  constructor(make: () => Modeler, compare: (original: string, exported: string) => Difference) {
    drawSvg();
    this.#modeler = make();
    this.#modeler.attachTo(document.body);
    this.#compare = compare;
  }

  /** @param deletes whether everything is deleted, too: happy-dom frees little of that */
  async of(xml: string, deletes: boolean): Promise<RoundTrip<Difference>> {
    let warnings: number;
    try {
      warnings = await this.#open(xml);
    } catch (error) {
      return { kind: 'refused', reason: reasonOf(error) };
    }
    let exported: string;
    try {
      exported = await this.#export();
    } catch (error) {
      return { kind: 'unsaved', reason: reasonOf(error), warnings };
    }
    const difference = this.#compare(xml, exported);
    this.#editAndUndo(deletes);
    const undone = (await this.#export()) === exported;
    await this.#open(exported);
    return { kind: 'exported', warnings, difference, stable: (await this.#export()) === exported, undone };
  }

  end(): void {
    this.#modeler.destroy();
  }

  async #open(xml: string): Promise<number> {
    // A document that takes the place of another is first opened in a Viewer of its own, of which happy-dom frees nothing: with the
    // files of a soak, the memory would not do. Without the other it is not.
    Object.assign(this.#modeler, { _definitions: undefined });
    // A module of remote-bpm gives it.
    const bpmnDocument = this.#modeler.get('bpmnDocument') as { open(xml: string): Promise<{ warnings: readonly unknown[] }> };
    return (await bpmnDocument.open(xml)).warnings.length;
  }

  async #export(): Promise<string> {
    const { xml, error } = await this.#modeler.saveXML({ format: true });
    if (xml === undefined) throw error ?? new Error('bpmn-js gave no XML');
    return xml;
  }

  /** Renames the first thing that is drawn and has a name, or also deletes everything, and takes it back. */
  #editAndUndo(deletes: boolean): void {
    // These are bpmn-js's own services.
    const shapes = this.#modeler.get('elementRegistry') as {
      find(holds: (shape: { businessObject: object }) => boolean): unknown;
    };
    const modeling = this.#modeler.get('modeling') as { updateProperties(shape: unknown, properties: object): void };
    const actions = this.#modeler.get('editorActions') as { trigger(action: string): void };
    const commands = this.#modeler.get('commandStack') as { canUndo(): boolean; undo(): void };
    const shape = shapes.find(({ businessObject }) => 'name' in businessObject);
    if (shape !== undefined) modeling.updateProperties(shape, { name: '改名' });
    if (deletes) for (const action of ['selectElements', 'removeSelection']) actions.trigger(action);
    while (commands.canUndo()) commands.undo();
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
