import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { type RenderedPart, renderPart } from '../page/renderPart.tsx';
import { prepareDocument } from './prepareDocument.ts';

/** What a test needs of remote-bpm's `OpenDiagram`. */
interface Diagram {
  attach(element: HTMLElement): () => void;
  read(): { readonly phase: string; readonly canUndo: boolean };
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks knows what is there under the name
  service<Service>(name: string): Service;
  toXml(): Promise<string>;
  undo(): void;
  redo(): void;
  destroy(): void;
}

interface PanelProps<D> {
  diagram: D;
  modelKey: string;
  disabled: boolean;
  place: 'beside';
  choice: { readonly width: number; readonly open: boolean };
  onChoose: () => void;
}

/** The code of remote-bpm that is tested. */
interface PanelCode<D extends Diagram> {
  readonly OpenDiagram: new (options: { readonly xml: string; readonly editable: boolean }) => D;
  readonly PropertiesPanel: ComponentType<PanelProps<D>>;
}

const MODELS = path.resolve(import.meta.dirname, '../../../../remote-bpm/src/parts/bpmn/section');

/** The panel that was opened last. A user sees one at a time. */
let last: RenderedPart | null = null;

/** The properties panel of the designer in front of a user, for a diagram of the model layer's tests. */
export class PanelView {
  readonly part: RenderedPart;
  readonly #diagram: Diagram;
  /** The diagram's XML as it was opened. */
  readonly #before: string;

  private constructor(part: RenderedPart, diagram: Diagram, before: string) {
    this.part = part;
    this.#diagram = diagram;
    this.#before = before;
  }

  /** Opens a diagram, selects an element, and opens a heading of its panel. @param element null for the process @param heading null for 常规, which is open */
  static async open<D extends Diagram>(
    { OpenDiagram, PropertiesPanel }: PanelCode<D>,
    file: string,
    element: string | null,
    heading: string | null,
  ): Promise<PanelView> {
    await prepareDocument();
    last?.end();
    const diagram = new OpenDiagram({ xml: readFileSync(path.join(MODELS, file), 'utf8'), editable: true });
    onTestFinished(() => diagram.destroy());
    diagram.attach(document.body);
    // The machine may be busy: the first opening of a worker also loads bpmn-js's code.
    await vi.waitFor(() => expect(diagram.read().phase).toBe('open'), { timeout: 20_000 });
    last = renderPart(
      <PropertiesPanel
        diagram={diagram}
        modelKey=""
        disabled={false}
        place="beside"
        choice={{ width: 480, open: true }}
        onChoose={() => {}}
      />,
    );
    const view = new PanelView(last, diagram, await diagram.toXml());
    if (element !== null) view.select(element);
    if (heading !== null) await view.press(heading);
    return view;
  }

  select(...ids: readonly string[]): void {
    const registry = this.#diagram.service<{ get(id: string): unknown }>('elementRegistry');
    const selection = this.#diagram.service<{ select(shapes: readonly unknown[]): void }>('selection');
    flushSync(() => selection.select(ids.map((id) => registry.get(id))));
  }

  text(name: string): HTMLInputElement {
    return this.part.getByRole<HTMLInputElement>('textbox', { name });
  }

  /** Gives a field another text, and leaves it. */
  async type(name: string, text: string): Promise<void> {
    await this.part.user.clear(this.text(name));
    // These signs are keys for the user's keyboard.
    await this.part.user.type(this.text(name), text.replaceAll(/[{[]/g, '$&$&'));
    await this.part.user.tab();
  }

  async press(name: string): Promise<void> {
    await this.part.user.click(await this.part.findByRole('button', { name }));
  }

  async turn(name: string): Promise<void> {
    await this.part.user.click(this.part.getByRole('switch', { name }));
  }

  async choose(name: string, option: string): Promise<void> {
    await this.part.user.click(this.part.getByRole('combobox', { name }));
    await this.part.user.click(this.part.getByRole('option', { name: option }));
  }

  chosen(name: string): string {
    return this.part.getByRole('combobox', { name }).textContent;
  }

  xml(): Promise<string> {
    return this.#diagram.toXml();
  }

  /** Undoes everything, and holds that the diagram is as it was, to the byte. @returns the number of steps */
  async undoAll(): Promise<number> {
    let steps = 0;
    for (; this.#diagram.read().canUndo; steps += 1) flushSync(() => this.#diagram.undo());
    expect(await this.xml()).toBe(this.#before);
    return steps;
  }

  redo(): void {
    flushSync(() => this.#diagram.redo());
  }
}
