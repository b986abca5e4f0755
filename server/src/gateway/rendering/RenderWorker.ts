import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AppConfig } from '@zhilv/federation/schema';
import type { ApiAnswer, FromThread, Rendered, ThreadStart, ToThread } from './messages.ts';

/** Answers a call of a page's loader: path and query from the root. Never rejects. */
export type CallApi = (path: string, as?: 'visit') => Promise<ApiAnswer>;

interface RenderWorkerOptions {
  /** Absolute path of the server build's module. */
  readonly file: string;
  readonly callApi: CallApi;
  /** How long a page may take, milliseconds. */
  readonly limitMs: number;
}

/** A thread that starts may take longer than a page, which the browser renders then. */
const START_MS = 10_000;

interface Waiting {
  resolve(rendered: Rendered): void;
  reject(error: Error): void;
}

/** Its own memory: a page that fills it ends its thread and not the server. */
const MEMORY_MB = 256;

/** The server build of one release in a thread of its own. Once it failed to answer it is of no use any more. */
export class RenderWorker {
  readonly #worker: Worker;
  readonly #callApi: CallApi;
  readonly #limitMs: number;
  readonly #waiting = new Map<number, Waiting>();
  readonly #starting: ReturnType<typeof setTimeout>;
  #isReady = false;
  #next = 0;
  #isRetired = false;
  #end: Error | null = null;

  constructor({ file, callApi, limitMs }: RenderWorkerOptions) {
    this.#callApi = callApi;
    this.#limitMs = limitMs;
    const workerData: ThreadStart = { module: pathToFileURL(file).href };
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData,
      // No secrets of ours for code that a release brings.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#starting = setTimeout(() => this.#stop(new Error(`it did not start within ${START_MS} ms`)), START_MS).unref();
    // It must not keep a process that has nothing else to do.
    this.#worker.unref();
    this.#worker.on('message', (message: FromThread) => this.#take(message));
    this.#worker.on('error', (error: unknown) => this.#stop(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', (code) => this.#stop(new Error(`the rendering thread ended with status ${code}`)));
  }

  get isUsable(): boolean {
    return this.#end === null;
  }

  /** @throws Error when the page could not be rendered in time, or not at all. */
  render(address: string, appConfig: AppConfig): Promise<Rendered> {
    if (this.#end) return Promise.reject(this.#end);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(id), this.#limitMs);
      const settle = <Value>(act: (value: Value) => void) => {
        return (value: Value): void => {
          clearTimeout(timer);
          this.#waiting.delete(id);
          act(value);
          if (this.#isRetired && this.#waiting.size === 0) this.#stop(new Error('another release is live'));
        };
      };
      this.#waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      this.#send({ kind: 'render', id, address, appConfig });
    });
  }

  /** Ends the thread once the pages under way are rendered. */
  retire(): void {
    this.#isRetired = true;
    if (this.#waiting.size === 0) this.#stop(new Error('another release is live'));
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
        return;
      case 'rendered':
        this.#waiting.get(message.id)?.resolve(message);
        return;
      case 'failed':
        this.#waiting.get(message.id)?.reject(new Error(message.failure));
        return;
      case 'call':
        void this.#callApi(message.path).then((answer) => this.#send({ kind: 'answer', call: message.call, answer }));
    }
  }

  /** A thread that works and gives no page hangs: it is of no more use. */
  #giveUp(id: number): void {
    const reason = new Error(`no page within ${this.#limitMs} ms`);
    if (this.#isReady) this.#stop(reason);
    else this.#waiting.get(id)?.reject(reason);
  }

  #stop(reason: Error): void {
    if (this.#end) return;
    this.#end = reason;
    clearTimeout(this.#starting);
    for (const waiting of this.#waiting.values()) waiting.reject(reason);
    void this.#worker.terminate();
  }
}
