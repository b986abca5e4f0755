import { type ReadyAnswer, readyAnswer } from '../response/readyAnswer.ts';
import { EVERYWHERE } from '../response/securityHeaders.ts';
import type { KeptFeeds } from './KeptFeeds.ts';

interface Feed {
  readonly name: string;
  /** The media type. */
  readonly type: string;
  /** Changes with what the feed tells; null while nobody knows. */
  readonly state: string | null;
  readonly origin: string;
  readonly make: () => Promise<string>;
}

interface Ready {
  readonly state: string | null;
  readonly answer: Promise<ReadyAnswer>;
}

/** Has the feeds as they are sent, made and packed once for each state of content and pages. */
export class ReadyFeeds {
  readonly #kept: KeptFeeds;
  readonly #ready = new Map<string, Ready>();

  constructor(kept: KeptFeeds) {
    this.#kept = kept;
  }

  /** @throws the failure of `make` when the feed was never made */
  answer(feed: Feed): Promise<ReadyAnswer> {
    const { name, state } = feed;
    const known = this.#ready.get(name);
    if (known !== undefined && (state === null || known.state === state)) return known.answer;
    const ready: Ready = { state, answer: this.#make(feed, () => this.#ready.get(name) === ready && this.#ready.delete(name)) };
    this.#ready.set(name, ready);
    return ready.answer;
  }

  /** @param forget is called when the feed could not be made, whether there was an older one or not */
  async #make({ name, type, origin, make }: Feed, forget: () => void): Promise<ReadyAnswer> {
    const text = await this.#kept.text(name, origin, () =>
      make().catch((failure: unknown) => {
        forget();
        throw failure;
      }),
    );
    return readyAnswer(Buffer.from(text), { ...EVERYWHERE, 'content-type': `${type}; charset=utf-8` });
  }
}
