import type { ClientErrorReport } from '@zhilv/contract/operation';

type Reported = ClientErrorReport['errors'][number];

/** One occurrence of an error. */
export type Occurrence = Omit<Reported, 'count'>;

/** How long the first of an error waits for others to be sent with. */
const BATCH_MS = 1000;
/** How long further ones of it are counted before their number is sent. */
const FOLD_MS = 60_000;
/** A request takes five: the server reads 16 KiB. */
const BATCH_SIZE = 5;
/** A document sends no more in its life; what goes on after that is known by then. */
const MOST_REPORTED = 30;
const MOST_COUNTED = 10_000;

interface Entry {
  readonly occurrence: Occurrence;
  /** How often it happened since it was last sent. */
  count: number;
  /** When it may be sent, by the document's clock. */
  due: number;
}

/** Counts what happens and hands it on: equal errors once a minute with their number, and no more than a few in all. */
export class Reporter {
  readonly #send: (errors: readonly Reported[]) => void;
  readonly #entries = new Map<string, Entry>();
  #left = MOST_REPORTED;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param send gets up to five errors at a time */
  constructor(send: (errors: readonly Reported[]) => void) {
    this.#send = send;
  }

  /** Whether anything will be sent any more. */
  get open(): boolean {
    return this.#left > 0;
  }

  add(occurrence: Occurrence): void {
    if (!this.open) return;
    const { kind, remote, release, message, stack } = occurrence;
    const key = JSON.stringify([kind, remote, release, message, stack.split('\n', 1)]);
    const now = performance.now();
    const entry = this.#entries.get(key) ?? { occurrence, count: 0, due: 0 };
    if (entry.count === 0) entry.due = Math.max(entry.due, now + BATCH_MS);
    entry.count = Math.min(entry.count + 1, MOST_COUNTED);
    this.#entries.set(key, entry);
    // One more would never be sent; what is known goes on being counted.
    if (this.#entries.size > MOST_REPORTED) this.#entries.delete(key);
    this.#plan();
  }

  /** Sends what is waiting, whatever its time: the document goes away. */
  flush(): void {
    this.#sendDue(Infinity);
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const waiting = [...this.#entries.values()].filter(({ count }) => count > 0);
    if (!this.open || waiting.length === 0) return;
    const next = Math.min(...waiting.map(({ due }) => due));
    this.#timer = setTimeout(() => this.#sendDue(performance.now()), next - performance.now());
  }

  #sendDue(now: number): void {
    const due = [...this.#entries.values()].filter((entry) => entry.count > 0 && entry.due <= now).slice(0, this.#left);
    this.#left -= due.length;
    const errors = due.map(({ occurrence, count }) => ({ ...occurrence, count }));
    for (const entry of due) {
      entry.count = 0;
      entry.due = performance.now() + FOLD_MS;
    }
    for (let first = 0; first < errors.length; first += BATCH_SIZE) this.#send(errors.slice(first, first + BATCH_SIZE));
    this.#plan();
  }
}
