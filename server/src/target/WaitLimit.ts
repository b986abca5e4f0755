/** Ends what waits for an answer too long, or what nobody waits for any more. Time begins anew with each part that is sent. */
export class WaitLimit {
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  #isOver = false;

  /** @param caller aborts when whoever asked has gone */
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

  /** Passes a body on as it comes. */
  extended(): TransformStream<Uint8Array, Uint8Array> {
    return new TransformStream({
      transform: (part, controller) => {
        this.#timer.refresh();
        controller.enqueue(part);
      },
    });
  }

  /** From now on nothing is too late. */
  lift(): void {
    clearTimeout(this.#timer);
  }
}
