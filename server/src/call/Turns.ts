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
  /** Those with a lower number come first. */
  readonly rank: number;
  /** Senders of one rank take turns, however many tasks each of them has. */
  readonly sender: string;
  /** Tasks about one subject never run at the same time; null where that does not matter. */
  readonly subject: string | null;
}

interface Waiting extends Applicant {
  /** A sender's tasks wait for one round after the other. */
  readonly round: number;
  readonly begin: () => void;
  readonly refuse: (reason: TooManyWaiting) => void;
}

/** Runs a few tasks at a time and lets the others wait, so that nobody's flood keeps others from theirs. */
export class Turns {
  readonly #options: TurnOptions;
  /** In the order in which they came. */
  #waiting: readonly Waiting[] = [];
  /** The subjects of the tasks that run. */
  readonly #subjects = new Set<string>();
  #running = 0;
  #round = 0;

  constructor(options: TurnOptions) {
    this.#options = options;
  }

  /** Runs a task when its turn has come. @throws TooManyWaiting when it would wait behind too many */
  async run<T>(applicant: Applicant, task: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin, refuse) => this.#enter(applicant, begin, refuse));
    try {
      return await task();
    } finally {
      this.#running -= 1;
      if (applicant.subject !== null) this.#subjects.delete(applicant.subject);
      this.#next();
    }
  }

  #enter(applicant: Applicant, begin: Waiting['begin'], refuse: Waiting['refuse']): void {
    const ownRounds = this.#waiting.filter(({ sender }) => sender === applicant.sender).map(({ round }) => round);
    const round = ownRounds.length === 0 ? this.#round : Math.max(...ownRounds) + 1;
    this.#waiting = [...this.#waiting, { ...applicant, round, begin, refuse }];
    this.#next();
    if (this.#waiting.length <= this.#options.mostWaiting) return;
    const last = this.#waiting.reduce((one, other) => (isBefore(other, one) ? one : other));
    this.#remove(last);
    last.refuse(new TooManyWaiting());
  }

  #next(): void {
    while (this.#running < this.#options.atOnce) {
      const free = this.#waiting.filter(({ subject }) => subject === null || !this.#subjects.has(subject));
      const [first] = free;
      if (first === undefined) return;
      const next = free.reduce((one, other) => (isBefore(other, one) ? other : one), first);
      this.#remove(next);
      this.#round = next.round;
      this.#running += 1;
      if (next.subject !== null) this.#subjects.add(next.subject);
      next.begin();
    }
  }

  #remove(one: Waiting): void {
    this.#waiting = this.#waiting.filter((other) => other !== one);
  }
}

/** Tells whether one task comes before another that came earlier. */
const isBefore = (one: Waiting, other: Waiting): boolean =>
  one.rank < other.rank || (one.rank === other.rank && one.round < other.round);
