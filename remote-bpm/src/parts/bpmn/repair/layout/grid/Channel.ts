/** A line's own place in a channel, known once the channel is arranged. */
export interface Track {
  /** Counted from 0. */
  place: number;
}

/** Whether a line is on its way out of where it begins, or into where it ends. */
export type Way = 'out' | 'in';

interface Span {
  from: number;
  to: number;
  readonly way: Way;
  readonly track: Track;
}

/** The least extent of a channel, and what each track beyond the first adds; pixels. */
const LEAST = 50;
const TRACK = 12;

/** The gap between two columns or two rows of a grid, in which lines run beside each other. */
export class Channel {
  readonly #spans = new Map<object, Span>();
  #tracks = 1;
  #least = LEAST;

  /** Has the channel be at least that wide. */
  widen(least: number): void {
    this.#least = Math.max(this.#least, least);
  }

  /**
   * Keeps a track free from one column or row to another. Lines of one owner share a track: they come from the same place or
   * go to the same.
   */
  reserve(owner: object, way: Way, one: number, other: number): Track {
    const [from, to] = one < other ? [one, other] : [other, one];
    const shared = this.#spans.get(owner);
    if (shared === undefined) {
      const track = { place: 0 };
      this.#spans.set(owner, { from, to, way, track });
      return track;
    }
    shared.from = Math.min(shared.from, from);
    shared.to = Math.max(shared.to, to);
    return shared.track;
  }

  /** Gives each line its track, and as few tracks as can be. What leaves comes before what arrives, so that they do not meet. */
  arrange(): void {
    const ends: number[] = [];
    let first = 0;
    for (const way of ['out', 'in']) {
      const spans = [...this.#spans.values()].filter((span) => span.way === way).sort((one, other) => one.from - other.from);
      for (const { from, to, track } of spans) {
        const free = ends.findIndex((end, place) => place >= first && end < from);
        track.place = free === -1 ? ends.length : free;
        ends[track.place] = to;
      }
      first = ends.length;
    }
    this.#tracks = Math.max(1, ends.length);
  }

  get extent(): number {
    return Math.max(this.#least, LEAST + (this.#tracks - 1) * TRACK);
  }

  /** Gives how far a track is from where the channel begins. */
  offsetOf({ place }: Track): number {
    return this.extent / 2 + (place - (this.#tracks - 1) / 2) * TRACK;
  }
}
