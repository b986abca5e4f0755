import type { AppConfig } from '@zhilv/release/schema';
import type { FromProcess, Rendered } from './runtime/messages.ts';
import { Sandbox } from './Sandbox.ts';
import type { CallApi } from './siteCalls.ts';
import { Semaphore } from '../../../db/Semaphore.ts';

interface RenderProcessOptions {
  /** Absolute path of the server build's module. */
  readonly file: string;
  readonly callApi: CallApi;
  /** A page may take so many milliseconds, and may wait as long for its turn once the process has started. */
  readonly limitMs: number;
  /** Takes what the build writes to its console. */
  readonly say: (text: string) => void;
  /** True when the process before ended with several pages under way. Pages are then rendered one by one, to find the culprit. */
  readonly isCareful: boolean;
  /** Is called once when the process ended without being told to. `guilty` is the address of the page that must have done it. */
  readonly onEnd: (reason: Error, guilty: string | null) => void;
}

/** Says that the process ended while it had several pages to render, so that another process may render this one. */
export class ProcessEnded extends Error {}

/**
 * A process may take longer to start than a page to render, on a busy machine. A page that is asked for just after a release
 * became live, by a crawler for instance, is to be rendered all the same.
 */
const START_MS = 5000;

/** So many pages are rendered at a time: while one waits for the API another one is drawn. Pages behind them wait blameless. */
const AT_ONCE = 4;

/**
 * Where pages are rendered one by one, a page waits for the turns of all that may have ended the process before, and for one that
 * is given more time. Otherwise it would run out of time before the page that hangs in front of it.
 */
const SUSPECTS = AT_ONCE + 1;

/** The part of a page's time in which its calls have to be answered, so that one slow list only leaves a gap. */
const CALLS_PART = 0.75;

/** So many calls are answered at a time, so that one page does not keep the database from everybody. */
const CALLS_AT_ONCE = 16;

/** The process gets as much time again when this process itself was held up for more than so many milliseconds. */
const HELD_UP_MS = 250;

interface Page {
  readonly address: string;
  readonly appConfig: AppConfig;
  resolve(rendered: Rendered): void;
  reject(error: Error): void;
  timer?: ReturnType<typeof setTimeout>;
  /** On the clock of `performance.now()`. */
  until: number;
}

/** The server build of one release in a process of its own. Once it failed to answer it is of no use any more. */
export class RenderProcess {
  readonly #options: RenderProcessOptions;
  readonly #sandbox: Sandbox;
  readonly #waiting = new Set<Page>();
  readonly #running = new Map<number, Page>();
  readonly #calls = new Semaphore(CALLS_AT_ONCE);
  readonly #starting: ReturnType<typeof setTimeout>;
  #isReady = false;
  #atOnce: number;
  #next = 0;
  #isRetired = false;
  #end: Error | null = null;

  constructor(options: RenderProcessOptions) {
    this.#options = options;
    this.#atOnce = options.isCareful ? 1 : AT_ONCE;
    this.#sandbox = new Sandbox({
      file: options.file,
      take: (message) => this.#take(message),
      onEnd: (reason) => this.#stop(reason),
    });
    this.#starting = setTimeout(() => this.#stop(new Error(`it did not start within ${START_MS} ms`)), START_MS).unref();
  }

  get hasStarted(): boolean {
    return this.#isReady;
  }

  get isUsable(): boolean {
    return this.#end === null && !this.#isRetired;
  }

  /**
   * @throws ProcessEnded when another process may do better
   * @throws Error when the page could not be rendered in time, or not at all
   */
  render(address: string, appConfig: AppConfig): Promise<Rendered> {
    if (this.#end) return Promise.reject(new ProcessEnded(this.#end.message));
    return new Promise((resolve, reject) => {
      const page: Page = { address, appConfig, resolve, reject, until: Infinity };
      this.#waiting.add(page);
      // Before that all pages wait together for the start.
      if (this.#isReady) this.#limitWait(page);
      this.#startNext();
    });
  }

  /** Ends the process once the pages under way are rendered. */
  retire(): void {
    this.#isRetired = true;
    this.#stopIfDone();
  }

  #limit(page: Page, limitMs: number, over: () => void): void {
    clearTimeout(page.timer);
    page.timer = setTimeout(over, limitMs);
    page.until = performance.now() + limitMs;
  }

  #limitWait(page: Page): void {
    const { limitMs } = this.#options;
    this.#limit(page, this.#atOnce === 1 ? SUSPECTS * limitMs : limitMs, () => this.#giveUp(page));
  }

  #startNext(): void {
    for (const page of this.#waiting) {
      if (!this.#isReady || this.#running.size >= this.#atOnce) return;
      const id = this.#next++;
      this.#limit(page, this.#options.limitMs, () => this.#isOver(page));
      this.#waiting.delete(page);
      this.#running.set(id, page);
      this.#sandbox.send({ kind: 'render', id, address: page.address, appConfig: page.appConfig });
    }
  }

  #take(message: FromProcess): void {
    switch (message.kind) {
      case 'ready':
        this.#isReady = true;
        clearTimeout(this.#starting);
        for (const page of this.#waiting) this.#limitWait(page);
        this.#startNext();
        return;
      case 'rendered':
        this.#settle(message.id, (page) => page.resolve(message));
        return;
      case 'failed':
        this.#settle(message.id, (page) => page.reject(new Error(message.failure)));
        return;
      case 'call':
        void this.#answer(message);
        return;
      case 'said':
        this.#options.say(message.text);
        return;
      case 'ended': // The sandbox itself deals with it.
    }
  }

  #answer({ id, call, path }: Extract<FromProcess, { kind: 'call' }>): Promise<void> {
    const { limitMs, callApi } = this.#options;
    return this.#calls.run(async () => {
      const left = (this.#running.get(id)?.until ?? 0) - performance.now() - limitMs * (1 - CALLS_PART);
      this.#sandbox.send({ kind: 'answer', call, answer: await callApi(path, { limitMs: Math.max(0, Math.round(left)) }) });
    });
  }

  #settle(id: number, act: (page: Page) => void): void {
    const page = this.#running.get(id);
    if (!page) return;
    clearTimeout(page.timer);
    this.#running.delete(id);
    act(page);
    if (this.#waiting.size === 0) this.#atOnce = AT_ONCE;
    this.#startNext();
    this.#stopIfDone();
  }

  #stopIfDone(): void {
    if (this.#isRetired && this.#running.size === 0 && this.#waiting.size === 0) this.#stop(new Error('another release is live'));
  }

  /** Gives up a page whose turn has not come. */
  #giveUp(page: Page): void {
    this.#waiting.delete(page);
    page.reject(new Error('too many pages are being rendered'));
    this.#stopIfDone();
  }

  /** Ends a process that works and gives no page: it hangs and is of no more use. */
  #isOver(page: Page): void {
    const { limitMs } = this.#options;
    const late = performance.now() - page.until;
    if (late <= HELD_UP_MS) {
      this.#stop(new Error(`no page within ${limitMs} ms`));
      return;
    }
    // This process was held up, so the process's answer may be on its way.
    const moreMs = Math.min(late, limitMs);
    page.until = performance.now() + moreMs;
    page.timer = setTimeout(() => this.#isOver(page), moreMs);
  }

  #stop(reason: Error): void {
    if (this.#end) return;
    this.#end = reason;
    clearTimeout(this.#starting);
    // With several pages under way, the first that ran out of time need not be the one that hangs.
    const guilty = this.#running.size === 1 ? [...this.#running.values()][0] : undefined;
    if (!this.#isRetired) this.#options.onEnd(reason, guilty?.address ?? null);
    for (const page of [...this.#running.values(), ...this.#waiting]) {
      clearTimeout(page.timer);
      // A process that does not even start will not start for another page either.
      page.reject(page === guilty || !this.#isReady ? reason : new ProcessEnded(reason.message));
    }
    this.#running.clear();
    this.#waiting.clear();
    this.#sandbox.kill();
  }
}
