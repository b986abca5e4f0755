import { type OpenDrafts, randomId } from '@zhilv/crud';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import type { Draft, DraftKey, DraftPlace } from './Draft.ts';
import { DraftWriter } from './DraftWriter.ts';

/** What is known of the drafts of a model. */
export interface DraftsState {
  /** Those that were left behind, the newest first. */
  readonly left: readonly Draft[];
  /** Whether another window has changes of the model that are not saved. */
  readonly elsewhere: boolean;
}

export interface DraftsOptions {
  readonly diagram: Pick<OpenDiagram, 'read' | 'subscribe' | 'service' | 'replace'>;
  readonly owner: string;
  readonly modelId: string;
  /** What the back end has; null when it has no diagram yet. */
  readonly stored: string | null;
  readonly place: DraftPlace;
  readonly open: OpenDrafts;
  /** Is told once when the browser keeps no drafts. */
  readonly onFailure: (error: unknown) => void;
  /** Whether whoever closes the diagram gives up what is not saved. When the session has ended nobody was asked. */
  readonly givesUp: () => boolean;
}

/** The part of bpmn-js itself that is used. */
interface BpmnJs {
  saveXML(options: { readonly format: boolean }): Promise<{ readonly xml?: string }>;
}

/** Keeps what is drawn and not saved in this browser, and knows what was left behind by windows that are gone. */
export class Drafts {
  readonly #options: DraftsOptions;
  readonly #writer = new DraftWriter({ write: () => this.#write() });
  readonly #listeners = new Set<() => void>();
  readonly #leave: readonly (() => void)[];
  #own: DraftKey;
  #close: () => void;
  #base: string | null;
  /** Whether this diagram's draft may be in storage. */
  #kept = false;
  /** Whether a draft is being opened: what is drawn by then is neither that one nor, soon, this. */
  #restoring = false;
  #failed = false;
  #ended = false;
  #state: DraftsState = { left: [], elsewhere: false };

  constructor(options: DraftsOptions) {
    const { diagram, owner, modelId, stored, open } = options;
    this.#options = options;
    this.#base = stored;
    this.#own = { id: randomId(), owner, modelId };
    this.#close = open.open(this.#own.id);
    const events = diagram.service<EventBus>('eventBus');
    const note = (): void => this.#writer.noteChange();
    events.on('commandStack.changed', note);
    this.#leave = [
      () => events.off('commandStack.changed', note),
      // Of a diagram that was saved, or undone to what is saved, there is nothing to keep.
      diagram.subscribe(() => this.#kept && !diagram.read().dirty && note()),
    ];
    // Its code has come after the diagram, in which somebody may have drawn meanwhile.
    if (diagram.read().dirty) note();
    void this.#attempt(() => this.#find());
  }

  readonly read = (): DraftsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Has to be told what the back end has now. */
  noteStored(stored: string | null): void {
    this.#base = stored;
  }

  /**
   * Puts a draft in the place of the diagram, as one that is not saved yet. It stays a draft until then.
   * @returns null, or the reason, for people, why it cannot be opened
   */
  async restore(draft: Draft): Promise<string | null> {
    const before = this.#own;
    const reason = await this.#opened(draft);
    // The draft is offered again where nobody has it open.
    if (this.#ended) return null;
    // What was drawn meanwhile, and the draft when it is open, are to be written under their own names.
    this.#writer.noteChange();
    if (reason !== null) return reason;
    this.#own = draft;
    this.#close();
    this.#close = this.#options.open.open(draft.id);
    this.#kept = true;
    this.#tell({ ...this.#state, left: this.#without(draft) });
    await this.#attempt(() => this.#options.place.remove(before));
    return null;
  }

  async discard(draft: Draft): Promise<void> {
    this.#tell({ ...this.#state, left: this.#without(draft) });
    await this.#attempt(() => this.#options.place.remove(draft));
  }

  /** Keeps a diagram that gives place to another one. It is offered like a draft that was left behind. */
  async keepAside(xml: string): Promise<Draft> {
    const draft: Draft = { ...this.#own, id: randomId(), base: this.#base, xml, savedAt: Date.now() };
    this.#tell({ ...this.#state, left: [draft, ...this.#state.left] });
    await this.#attempt(() => this.#options.place.keep(draft));
    return draft;
  }

  /** Ends with the diagram. */
  end(): void {
    this.#ended = true;
    this.#writer.end();
    for (const leave of this.#leave) leave();
    this.#listeners.clear();
    if (this.#kept && this.#options.givesUp()) void this.#attempt(() => this.#options.place.remove(this.#own));
    this.#close();
  }

  async #opened({ xml }: Draft): Promise<string | null> {
    this.#restoring = true;
    try {
      return await this.#options.diagram.replace(xml, async () => true);
    } finally {
      this.#restoring = false;
    }
  }

  async #find(): Promise<void> {
    const { place, open, owner, modelId } = this.#options;
    await place.removeOld(Date.now());
    const [drafts, opened] = await Promise.all([place.of(owner, modelId), open.ids()]);
    if (this.#ended) return;
    // What was kept aside meanwhile is offered already.
    const known = new Set([this.#own, ...this.#state.left].map(({ id }) => id));
    const others = drafts.filter(({ id }) => !known.has(id));
    const left: Draft[] = [];
    for (const draft of others) {
      if (opened.has(draft.id)) continue;
      // It was saved, and the window was gone before it knew.
      if (draft.xml === this.#base) await place.remove(draft);
      else left.push(draft);
    }
    this.#tell({ left: [...this.#state.left, ...left], elsewhere: others.some(({ id }) => opened.has(id)) });
  }

  async #write(): Promise<void> {
    const { diagram, place } = this.#options;
    const { phase, dirty } = diagram.read();
    if (phase !== 'open' || this.#restoring) return;
    await this.#attempt(async () => {
      const own = this.#own;
      if (!dirty) {
        this.#kept = false;
        return await place.remove(own);
      }
      const { xml } = await diagram.service<BpmnJs>('bpmnjs').saveXML({ format: true });
      // It has been closed or saved meanwhile, or another diagram is to take its place.
      const isOld = this.#ended || own !== this.#own || this.#restoring || !diagram.read().dirty;
      if (xml === undefined || isOld) return undefined;
      this.#kept = true;
      return await place.keep({ ...own, base: this.#base, xml, savedAt: Date.now() });
    });
  }

  /** Never fails: without drafts people go on drawing, and are told once that there are none. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#failed || this.#ended) return;
      this.#failed = true;
      this.#options.onFailure(error);
    }
  }

  #without(draft: Draft): readonly Draft[] {
    return this.#state.left.filter(({ id }) => id !== draft.id);
  }

  #tell(state: DraftsState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
