import type Modeler from 'bpmn-js/lib/Modeler';
import type NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import type { BpmnModdle } from 'bpmn-moddle';
import type CommandStack from 'diagram-js/lib/command/CommandStack';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';
import { addModules, type DiagramModule } from './addModules.ts';
import { createViewer } from './createViewer.ts';
import type { DrawnDefinitions } from './diagramBounds.ts';
import type { BpmnDocument } from '../bpmn/document/BpmnDocument.ts';
import { type AgreesToDraw, DeclinedBpmn } from '../bpmn/document/agreeToLarge.ts';
import type { Repair } from '../bpmn/repair/Repair.ts';
import type { Trigger } from '../bpmn/history/ModelHistory.ts';
import { lightPicture } from './look/themedColour.ts';
import { SavedPosition } from './history/SavedPosition.ts';
import { unreadableReason } from './unreadableReason.ts';
import { WholeView } from './WholeView.ts';
import { isZoom } from './zoomSteps.ts';

/** The state of a diagram, for its toolbar and the page around it. */
export interface DiagramState {
  readonly phase: 'opening' | 'open' | 'unreadable' | 'large';
  /** The reason why it is unreadable, or not opened before the user asks for it, for people. */
  readonly reason: string | null;
  /** The XML that was opened, as it was given; null before it is open. */
  readonly source: string | null;
  /** What had to be put right before that could be drawn. */
  readonly repairs: readonly Repair[];
  readonly zoom: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether there are changes since the last save. */
  readonly dirty: boolean;
  /** Whether tokens run through it. Then nothing of it can be changed or saved. */
  readonly simulating: boolean;
}

/** Why a diagram is not open. */
type Closed = { readonly phase: 'large' | 'unreadable'; readonly reason: string };

export interface DiagramOptions {
  readonly xml: string;
  /** False when the diagram can only be looked at. */
  readonly editable: boolean;
}

const BEGINNING: DiagramState = {
  phase: 'opening',
  reason: null,
  source: null,
  repairs: [],
  zoom: 1,
  canUndo: false,
  canRedo: false,
  dirty: false,
  simulating: false,
};

/**
 * A diagram that bpmn-js has open, with or without a place in the document. It keeps its undo stack, zoom and selection
 * when it is taken out and put back. Call `prepareMarkup()` before making one, for bpmn-js builds its parts from markup.
 */
export class OpenDiagram {
  readonly #viewer: Modeler | NavigatedViewer;
  readonly #commands: CommandStack | null;
  readonly #position = new SavedPosition();
  readonly #listeners = new Set<() => void>();
  readonly #view: WholeView;
  readonly #resizes = new ResizeObserver(() => this.#view.adapt());
  #xml: string | null;
  #ended = false;
  #state = BEGINNING;

  constructor({ xml, editable }: DiagramOptions) {
    this.#xml = xml;
    this.#viewer = createViewer(editable);
    this.#commands = editable ? this.#viewer.get<CommandStack>('commandStack') : null;
    this.#view = new WholeView(this.#canvas, this.#viewer.get<EventBus>('eventBus'));
    this.#viewer.on<{ definitions: DrawnDefinitions | undefined }>('import.parse.complete', ({ definitions }) =>
      this.#view.aim(definitions ?? {}),
    );
    this.#viewer.on<{ trigger: Trigger }>('commandStack.changed', ({ trigger }) => {
      this.#position.follow(trigger);
      this.#tell();
    });
    // Asking the canvas for its zoom would lay out the whole diagram, after each command.
    this.#viewer.on<{ viewbox: { scale: number } }>('canvas.viewbox.changed', ({ viewbox }) =>
      this.#tell({ zoom: viewbox.scale }),
    );
    this.#viewer.on<{ active: boolean }>('tokenSimulation.toggleMode', ({ active }) => this.#tell({ simulating: active }));
  }

  readonly read = (): DiagramState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Puts the diagram into the document. @returns a function that takes it out again */
  attach(element: HTMLElement): () => void {
    this.#viewer.attachTo(element);
    this.#resizes.observe(element);
    // bpmn-js measures labels as it draws them, so a diagram is opened in the document and not before.
    if (this.#xml !== null && this.#state.phase === 'opening') void this.#open(this.#xml, async () => false);
    return () => {
      this.#resizes.disconnect();
      this.#viewer.detach();
    };
  }

  /**
   * Puts another diagram, which is not saved yet, in place of this one. @param agrees is asked when it is large @returns null, or the reason,
   * for people, why it was not opened; then the diagram that is open stays as it is, with its zoom and its undo stack
   */
  async replace(xml: string, agrees: AgreesToDraw): Promise<string | null> {
    const closed = await this.#import(xml, agrees);
    if (closed !== null || this.#ended) return closed?.reason ?? null;
    // A diagram that could not be read has no stack of commands to report that it was cleared.
    this.#position.follow('clear');
    this.#tell();
    return null;
  }

  /** Opens what is so large that it was not opened at once. */
  async openLarge(): Promise<void> {
    if (this.#xml === null) return;
    this.#tell({ phase: 'opening', reason: null });
    await this.#open(this.#xml, async () => true);
  }

  /** Whether it was destroyed: whoever waited for something meanwhile leaves it alone. */
  get ended(): boolean {
    return this.#ended;
  }

  /** A service of bpmn-js, or of a module that was added to it. @throws Error when there is none */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks knows what is there under the name
  service<Service>(name: string): Service {
    return this.#viewer.get<Service>(name);
  }

  /** Adds modules whose code came later than the diagram. */
  add(...modules: readonly DiagramModule[]): void {
    addModules(this.#viewer, modules);
  }

  /** Has everyone write what people are still typing. */
  settle(): void {
    this.#viewer.get<EventBus>('eventBus').fire('diagram.settle');
  }

  undo(): void {
    this.settle();
    this.#commands?.undo();
  }

  redo(): void {
    this.settle();
    this.#commands?.redo();
  }

  /** @throws RangeError outside of 0.2 to 4 */
  zoomTo(zoom: number): void {
    if (!isZoom(zoom)) throw new RangeError(`The zoom ${zoom} is not between 0.2 and 4.`);
    this.#canvas.zoom(zoom);
  }

  /** Shows the whole diagram, as far as the smallest zoom permits. */
  fit(): void {
    this.#view.fit();
  }

  /** The diagram as BPMN XML. @throws Error when it cannot be read back */
  async toXml(): Promise<string> {
    this.settle();
    const { xml, error } = await this.#viewer.saveXML({ format: true });
    if (xml === undefined) throw error ?? new Error('bpmn-js gave no XML');
    await this.#viewer.get<BpmnModdle>('moddle').fromXML(xml);
    return xml;
  }

  /** Gives what would be saved of an XML that is open if nothing of it were changed. @throws Error when it cannot be written */
  async unchanged(xml: string): Promise<string> {
    const moddle = this.#viewer.get<BpmnModdle>('moddle');
    return (await moddle.toXML((await moddle.fromXML(xml)).rootElement, { format: true })).xml;
  }

  /** The diagram as a picture, in the colours that it has on white, whatever the theme is. */
  async toSvg(): Promise<string> {
    return lightPicture((await this.#viewer.saveSVG()).svg);
  }

  /** Notes the state that is being saved. @returns a function to call once it was saved */
  markSaved(): () => void {
    this.settle();
    const confirm = this.#position.mark();
    return () => {
      confirm();
      this.#tell();
    };
  }

  /** Ends the diagram and everything that listens for it. */
  destroy(): void {
    this.#ended = true;
    this.#resizes.disconnect();
    this.#listeners.clear();
    this.#viewer.destroy();
  }

  get #canvas(): Canvas {
    return this.#viewer.get<Canvas>('canvas');
  }

  async #open(xml: string, agrees: AgreesToDraw): Promise<void> {
    this.#xml = null;
    const closed = await this.#import(xml, agrees);
    if (this.#ended) return;
    if (closed !== null) this.#tell(closed);
    if (closed?.phase === 'large') this.#xml = xml;
    this.markSaved()();
  }

  /** Opens an XML. @returns null, or why it is not open */
  async #import(xml: string, agrees: AgreesToDraw): Promise<Closed | null> {
    const bpmnDocument = this.#viewer.get<BpmnDocument>('bpmnDocument');
    try {
      await bpmnDocument.open(xml, agrees);
    } catch (error) {
      return { phase: error instanceof DeclinedBpmn ? 'large' : 'unreadable', reason: unreadableReason(error) };
    }
    if (this.#ended) return null;
    this.#tell({ phase: 'open', reason: null, source: xml, repairs: bpmnDocument.repairs });
    this.#view.adapt();
    return null;
  }

  #tell(change: Partial<DiagramState> = {}): void {
    const { simulating } = { ...this.#state, ...change };
    this.#state = {
      ...this.#state,
      ...change,
      canUndo: !simulating && (this.#commands?.canUndo() ?? false),
      canRedo: !simulating && (this.#commands?.canRedo() ?? false),
      dirty: this.#position.dirty,
    };
    for (const listener of this.#listeners) listener();
  }
}
