import type { ClientErrorReport } from '@zhilv/contract/operation';

type Reported = ClientErrorReport['errors'][number];

/** One occurrence of an error. */
export type Occurrence = Omit<Reported, 'count'>;

/** The time that an error waits for others to be sent with it, in milliseconds. */
const BATCH_MS = 1000;
/** The time for which repetitions of an error are counted before their number is sent, in milliseconds. */
const FOLD_MS = 60_000;
/** The number of errors in one request, of which the server reads 16 KiB. */
const BATCH_SIZE = 5;
/** The number of reports that one document sends in all; later ones would hardly tell anything new. */
const MOST_REPORTED = 30;
const MOST_COUNTED = 10_000;

interface Entry {
  readonly occurrence: Occurrence;
  /** The number of occurrences since the last report. */
  count: number;
  /** The time from which it may be sent, in milliseconds of the document's clock. */
  due: number;
}

/** Collects errors and sends them: equal ones once a minute with their number, and no more than {@link MOST_REPORTED} in all. */
export class Reporter {
  readonly #send: (errors: readonly Reported[]) => void;
  readonly #entries = new Map<string, Entry>();
  #left = MOST_REPORTED;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param send gets up to five errors at a time */
  constructor(send: (errors: readonly Reported[]) => void) {
    this.#send = send;
  }

  /** Whether it will send anything more. */
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
    // A further error would never be sent. Repetitions of the known ones are still counted.
    if (this.#entries.size > MOST_REPORTED) this.#entries.delete(key);
    this.#plan();
  }

  /** Sends all waiting errors at once, because the document is about to end. */
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
