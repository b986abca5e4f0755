import type { DueContext, DueWork } from './DueWork.ts';
import { runDueWork } from './runDueWork.ts';

/** Work that fails is tried again after this time at the latest. */
const LONGEST_WAIT_MS = 600_000;

interface DueLoopOptions {
  readonly works: readonly DueWork[];
  readonly context: Omit<DueContext, 'wake'>;
  /** Takes a line for the server's log. */
  readonly notice: (line: string) => void;
}

/**
 * Does due work again and again while a server runs. Each work has a time of its own and never runs twice at once here; other servers
 * have loops as well.
 */
export class DueLoop {
  readonly #rounds: ReadonlyMap<string, Rounds>;

  constructor({ works, context, notice }: DueLoopOptions) {
    const { wake } = this;
    this.#rounds = new Map(works.map((work) => [work.name, new Rounds(work, { ...context, wake }, notice)]));
  }

  /** Begins with all work. */
  start(): void {
    for (const rounds of this.#rounds.values()) rounds.begin();
  }

  /** Has a work begin at once, or again once it has ended. A name that nothing has is passed over. */
  readonly wake = (name: string): void => this.#rounds.get(name)?.begin();

  /** Begins nothing more, and waits for what runs. */
  async close(): Promise<void> {
    await Promise.all([...this.#rounds.values()].map((rounds) => rounds.end()));
  }
}

class Rounds {
  readonly #work: DueWork;
  readonly #context: DueContext;
  readonly #notice: (line: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #isWanted = false;
  #hasEnded = false;
  #failures = 0;

  constructor(work: DueWork, context: DueContext, notice: (line: string) => void) {
    this.#work = work;
    this.#context = context;
    this.#notice = notice;
  }

  begin(): void {
    if (this.#hasEnded) return;
    this.#isWanted = true;
    if (this.#running !== null) return;
    clearTimeout(this.#timer);
    this.#running = this.#runWanted().finally(() => {
      this.#running = null;
      // What was wanted in the moment of its end is not forgotten.
      if (this.#isWanted) this.begin();
      else this.#waitForNext();
    });
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    this.#isWanted = false;
    clearTimeout(this.#timer);
    await this.#running;
    clearTimeout(this.#timer);
  }

  async #runWanted(): Promise<void> {
    const { run, ...work } = this.#work;
    // A loop that ends does not begin another batch.
    const untilEnd: DueWork = { ...work, run: async (context) => (this.#hasEnded ? 0 : run(context)) };
    while (this.#isWanted) {
      this.#isWanted = false;
      try {
        await runDueWork(untilEnd, this.#context);
        this.#failures = 0;
      } catch (error) {
        this.#failures += 1;
        this.#isWanted = false;
        if (this.#failures === 1) this.#notice(`Due work ${work.name} failed and is tried again: ${wordsOf(error)}`);
      }
    }
  }

  #waitForNext(): void {
    if (this.#hasEnded) return;
    const { everyMs } = this.#work;
    // Servers that were started together would ask together.
    const spread = 0.9 + Math.random() * 0.2;
    const wait = Math.min(everyMs * 2 ** this.#failures, Math.max(everyMs, LONGEST_WAIT_MS)) * spread;
    this.#timer = setTimeout(() => this.begin(), wait);
    // A process that has nothing else to do may end.
    this.#timer.unref();
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? `${error.message}${error.cause === undefined ? '' : `: ${wordsOf(error.cause)}`}` : String(error);
