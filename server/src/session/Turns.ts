/** Too many wait already for their turn. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

export interface TurnOptions {
  /** So many tasks run at a time. */
  readonly atOnce: number;
  /** So many tasks may wait. */
  readonly mostWaiting: number;
}

/** The one who wants a turn. */
export interface Applicant {
  /** Senders take turns, however many tasks each of them has. */
  readonly sender: string;
  /** Tasks about one subject never run at the same time; null where that does not matter. */
  readonly subject: string | null;
}

interface Waiting {
  readonly subject: string | null;
  readonly begin: () => void;
  readonly refuse: (reason: TooManyWaiting) => void;
}

/** Runs a few tasks at a time and lets the others wait, so that nobody's flood keeps others from theirs. */
export class Turns {
  readonly #options: TurnOptions;
  /** Waiting tasks by sender; the sender whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** The subjects of the tasks that run. */
  readonly #subjects = new Set<string>();
  #running = 0;
  #count = 0;

  constructor(options: TurnOptions) {
    this.#options = options;
  }

  /** Runs a task when its turn has come. @throws TooManyWaiting when it would wait behind too many */
  async run<T>({ sender, subject }: Applicant, task: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin, refuse) => this.#enter(sender, { subject, begin, refuse }));
    try {
      return await task();
    } finally {
      this.#running -= 1;
      if (subject !== null) this.#subjects.delete(subject);
      this.#next();
    }
  }

  #enter(sender: string, one: Waiting): void {
    const own = this.#waiting.get(sender) ?? [];
    own.push(one);
    this.#waiting.set(sender, own);
    this.#count += 1;
    this.#next();
    if (this.#count > this.#options.mostWaiting) this.#refuseOne();
  }

  /** Refuses the latest task of the sender who has most of them waiting. */
  #refuseOne(): void {
    const [sender, waiting] = [...this.#waiting].reduce((one, other) => (other[1].length >= one[1].length ? other : one));
    const refused = waiting.pop();
    if (waiting.length === 0) this.#waiting.delete(sender);
    this.#count -= 1;
    refused?.refuse(new TooManyWaiting());
  }

  #next(): void {
    // A sender that had its turn goes to the end of the map, where this loop meets it again while there is room.
    for (const [sender, waiting] of this.#waiting) {
      if (this.#running >= this.#options.atOnce) return;
      const index = waiting.findIndex(({ subject }) => subject === null || !this.#subjects.has(subject));
      const [one] = index === -1 ? [] : waiting.splice(index, 1);
      if (one === undefined) continue;
      this.#waiting.delete(sender);
      if (waiting.length > 0) this.#waiting.set(sender, waiting);
      this.#count -= 1;
      this.#running += 1;
      if (one.subject !== null) this.#subjects.add(one.subject);
      one.begin();
    }
  }
}
