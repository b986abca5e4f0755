/** Ends a request that waits too long, or that nobody waits for any more. Time begins anew with each part that is sent. */
export class WaitLimit {
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  #isOver = false;

  /** @param caller aborts when the caller has gone */
  constructor(limitMs: number, caller: AbortSignal) {
    this.signal = AbortSignal.any([this.#controller.signal, caller]);
    this.#timer = setTimeout(() => {
      this.#isOver = true;
      this.#controller.abort(new Error(`no answer within ${limitMs} ms`));
    }, limitMs);
    this.#timer.unref();
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Passes on a body as it comes. */
  extended(): TransformStream<Uint8Array, Uint8Array> {
    return new TransformStream({
      transform: (part, controller) => {
        this.#timer.refresh();
        controller.enqueue(part);
      },
    });
  }

  /** Lifts the limit from now on. */
  lift(): void {
    clearTimeout(this.#timer);
  }
}
