import { type OpenDrafts, randomId } from '@zhilv/crud';
import type { KeptSpu, SpuDraftPlace } from './KeptSpu.ts';

/** A change is kept when people pause for so long, in milliseconds; with the writing itself that is less than a second. */
const PAUSE_MS = 500;

type Noted = Pick<KeptSpu, 'typed' | 'revision' | 'unanswered'>;

export interface SpuDraftsOptions {
  readonly owner: string;
  /** The id of the goods; empty for new ones. */
  readonly spuId: string;
  readonly place: SpuDraftPlace;
  readonly open: OpenDrafts;
  /** Is told once when the browser keeps nothing. */
  readonly onFailure: (error: unknown) => void;
  /** Whether whoever closes the editor gives up what is not saved. When the session has ended nobody was asked. */
  readonly givesUp: () => boolean;
}

/** Keeps what is typed into one editor of goods, and knows what was left behind by windows that are gone. */
export class SpuDrafts {
  readonly #options: SpuDraftsOptions;
  readonly #listeners = new Set<() => void>();
  #id = randomId();
  #close: () => void;
  #left: readonly KeptSpu[] = [];
  /** What is to be written next, or that what was written is to go; null for nothing to do. */
  #next: Noted | 'remove' | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Writings follow one another, so that an older one never wins. */
  #writing: Promise<void> = Promise.resolve();
  #kept = false;
  #failed = false;
  #ended = false;

  constructor(options: SpuDraftsOptions) {
    this.#options = options;
    this.#close = options.open.open(this.#id);
    document.addEventListener('visibilitychange', this.#onVisibility);
    window.addEventListener('pagehide', this.#flush);
    void this.#attempt(() => this.#find());
  }

  /** What was left behind, the newest first. */
  readonly read = (): readonly KeptSpu[] => this.#left;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Has to be told what is typed; null when it is what is saved. It writes soon. */
  note(noted: Noted | null): void {
    if (noted === null && !this.#kept && this.#next === null) return;
    this.#next = noted ?? 'remove';
    clearTimeout(this.#pause);
    this.#pause = setTimeout(this.#flush, PAUSE_MS);
  }

  /** Goes on with what was left behind, under its own name. */
  resume(kept: KeptSpu): void {
    const before = this.#id;
    this.#id = kept.id;
    this.#close();
    this.#close = this.#options.open.open(kept.id);
    this.#kept = true;
    this.#tell(this.#left.filter(({ id }) => id !== kept.id));
    const { owner, spuId, place } = this.#options;
    void this.#attempt(() => place.remove({ id: before, owner, spuId }));
  }

  async discard(kept: KeptSpu): Promise<void> {
    this.#tell(this.#left.filter(({ id }) => id !== kept.id));
    await this.#attempt(() => this.#options.place.remove(kept));
  }

  /** Ends with the editor. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#pause);
    document.removeEventListener('visibilitychange', this.#onVisibility);
    window.removeEventListener('pagehide', this.#flush);
    this.#listeners.clear();
    this.#close();
    if (!this.#options.givesUp()) return;
    const { owner, spuId, place } = this.#options;
    void this.#writing.then(() => this.#attempt(() => place.remove({ id: this.#id, owner, spuId })));
  }

  // Browsers may end hidden pages without another word.
  readonly #onVisibility = (): void => {
    if (document.visibilityState === 'hidden') this.#flush();
  };

  readonly #flush = (): void => {
    clearTimeout(this.#pause);
    const [next, id] = [this.#next, this.#id];
    if (this.#ended || next === null) return;
    const { owner, spuId, place } = this.#options;
    this.#next = null;
    this.#kept = next !== 'remove';
    this.#writing = this.#writing.then(() =>
      this.#attempt(() =>
        next === 'remove' ? place.remove({ id, owner, spuId }) : place.keep({ id, owner, spuId, ...next, savedAt: Date.now() }),
      ),
    );
  };

  async #find(): Promise<void> {
    const { place, owner, spuId, open } = this.#options;
    await place.removeOld(Date.now());
    const [found, opened] = await Promise.all([place.of(owner, spuId), open.ids()]);
    if (!this.#ended) this.#tell(found.filter(({ id }) => id !== this.#id && !opened.has(id)));
  }

  /** Never fails: people go on typing, and are told once that nothing is kept. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#failed || this.#ended) return;
      this.#failed = true;
      this.#options.onFailure(error);
    }
  }

  #tell(left: readonly KeptSpu[]): void {
    this.#left = left;
    for (const listener of this.#listeners) listener();
  }
}
