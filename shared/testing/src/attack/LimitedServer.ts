import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** For tests: the product in a thread with little memory, which ends the test when it runs out of that. */
export class LimitedServer {
  readonly url: string;
  readonly #worker: Worker;

  private constructor(worker: Worker, url: string) {
    this.#worker = worker;
    this.url = url;
  }

  /** @param megabytes the heap of the thread */
  static async start(megabytes: number): Promise<LimitedServer> {
    const worker = new Worker(new URL('./serverThread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const [url] = (await once(worker, 'message')) as [string];
    return new LimitedServer(worker, url);
  }

  /** Gives the milliseconds for which the thread has computed so far; waiting does not count. */
  async computedMs(): Promise<number> {
    const told = once(this.#worker, 'message');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage('computed');
    const [computed] = (await told) as [number];
    return computed;
  }

  async close(): Promise<void> {
    const ended = once(this.#worker, 'exit');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage('close');
    await ended;
  }
}
