import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AppConfig } from '@zhilv/federation/schema';
import type { FromThread, Rendered, ThreadStart, ToThread } from './messages.ts';
import type { CallApi } from './siteCalls.ts';

interface RenderWorkerOptions {
  /** Absolute path of the server build's module. */
  readonly file: string;
  readonly callApi: CallApi;
  /** How long a page may take, milliseconds; and how long it may wait for its turn once the thread has started. */
  readonly limitMs: number;
  /** Takes what the thread writes to the console: the process's own output is lines of JSON. */
  readonly say: (text: string) => void;
  /** The thread before ended with several pages under way: those waiting are rendered one by one, to find out which it is. */
  readonly isCareful: boolean;
  /** Called once when the thread ended and was not told to; `guilty`: the address of the page that it must have been. */
  readonly onEnd: (reason: Error, guilty: string | null) => void;
}

/** The thread ended while it had several pages to render: another thread may render this one. */
export class ThreadEnded extends Error {}

/**
 * A thread that starts may take longer than a page, on a busy machine: who asks just after a release became live, a crawler
 * for one, is to have it rendered all the same.
 */
const START_MS = 5000;

/** Its own memory: a page that fills it ends its thread and not the server. */
const MEMORY_MB = 256;

/** Pages rendered at a time: while one waits for the API another one is drawn. Who is behind them is not to blame for them. */
const AT_ONCE = 4;

/** The part of a page's time by which its calls have to be answered, so that one slow list leaves a gap and no more. */
const CALLS_PART = 0.75;

/** When this process itself was held up by more than that, milliseconds, the thread gets as much again. */
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

/** The server build of one release in a thread of its own. Once it failed to answer it is of no use any more. */
export class RenderWorker {
  readonly #options: RenderWorkerOptions;
  readonly #worker: Worker;
  readonly #waiting = new Set<Page>();
  readonly #running = new Map<number, Page>();
  readonly #starting: ReturnType<typeof setTimeout>;
  #isReady = false;
  #atOnce: number;
  #next = 0;
  #isRetired = false;
  #end: Error | null = null;

  constructor(options: RenderWorkerOptions) {
    this.#options = options;
    this.#atOnce = options.isCareful ? 1 : AT_ONCE;
    const workerData: ThreadStart = { module: pathToFileURL(options.file).href };
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData,
      // No secrets of ours for code that a release brings.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    });
    this.#starting = setTimeout(() => this.#stop(new Error(`it did not start within ${START_MS} ms`)), START_MS).unref();
    // It must not keep a process that has nothing else to do.
    this.#worker.unref();
    this.#worker.on('message', (message: FromThread) => this.#take(message));
    this.#worker.on('error', (error: unknown) => this.#stop(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', (code) => this.#stop(new Error(`the rendering thread ended with status ${code}`)));
    for (const output of [this.#worker.stdout, this.#worker.stderr]) output.setEncoding('utf8').on('data', options.say);
  }

  get hasStarted(): boolean {
    return this.#isReady;
  }

  get isUsable(): boolean {
    return this.#end === null && !this.#isRetired;
  }

  /**
   * @throws ThreadEnded when another thread may do better
   * @throws Error when the page could not be rendered in time, or not at all
   */
  render(address: string, appConfig: AppConfig): Promise<Rendered> {
    if (this.#end) return Promise.reject(new ThreadEnded(this.#end.message));
    return new Promise((resolve, reject) => {
      const page: Page = { address, appConfig, resolve, reject, until: Infinity };
      this.#waiting.add(page);
      // Else they wait together, for the start.
      if (this.#isReady) this.#limitWait(page);
      this.#startNext();
    });
  }

  /** Ends the thread once the pages under way are rendered. */
  retire(): void {
    this.#isRetired = true;
    this.#stopIfDone();
  }

  #limit(page: Page, over: () => void): void {
    const { limitMs } = this.#options;
    clearTimeout(page.timer);
    page.timer = setTimeout(over, limitMs);
    page.until = performance.now() + limitMs;
  }

  #limitWait(page: Page): void {
    this.#limit(page, () => this.#giveUp(page));
  }

  #startNext(): void {
    for (const page of this.#waiting) {
      if (!this.#isReady || this.#running.size >= this.#atOnce) return;
      const id = this.#next++;
      this.#limit(page, () => this.#isOver(page));
      this.#waiting.delete(page);
      this.#running.set(id, page);
      this.#send({ kind: 'render', id, address: page.address, appConfig: page.appConfig });
    }
  }

  #send(message: ToThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    this.#worker.postMessage(message);
  }

  #take(message: FromThread): void {
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
    }
  }

  async #answer({ id, call, path }: Extract<FromThread, { kind: 'call' }>): Promise<void> {
    const { limitMs, callApi } = this.#options;
    const left = (this.#running.get(id)?.until ?? 0) - performance.now() - limitMs * (1 - CALLS_PART);
    this.#send({ kind: 'answer', call, answer: await callApi(path, { limitMs: Math.max(0, Math.round(left)) }) });
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

  /** Its turn has not come. */
  #giveUp(page: Page): void {
    this.#waiting.delete(page);
    page.reject(new Error('too many pages are being rendered'));
    this.#stopIfDone();
  }

  /** A thread that works and gives no page hangs: it is of no more use. */
  #isOver(page: Page): void {
    const { limitMs } = this.#options;
    const late = performance.now() - page.until;
    if (late <= HELD_UP_MS) {
      this.#stop(new Error(`no page within ${limitMs} ms`));
      return;
    }
    // It was this process that was held up: what the thread has to say may be on its way.
    const moreMs = Math.min(late, limitMs);
    page.until = performance.now() + moreMs;
    page.timer = setTimeout(() => this.#isOver(page), moreMs);
  }

  #stop(reason: Error): void {
    if (this.#end) return;
    this.#end = reason;
    clearTimeout(this.#starting);
    // Of several, the one whose time was over first need not be the one that hangs.
    const guilty = this.#running.size === 1 ? [...this.#running.values()][0] : undefined;
    if (!this.#isRetired) this.#options.onEnd(reason, guilty?.address ?? null);
    for (const page of [...this.#running.values(), ...this.#waiting]) {
      clearTimeout(page.timer);
      // One that does not even start will not do so for another page.
      page.reject(page === guilty || !this.#isReady ? reason : new ThreadEnded(reason.message));
    }
    this.#running.clear();
    this.#waiting.clear();
    void this.#worker.terminate();
  }
}
