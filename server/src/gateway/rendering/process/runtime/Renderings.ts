import { AsyncLocalStorage } from 'node:async_hooks';
import type { RenderAddress } from '@zhilv/site/rendering-outcome';
import type { AppConfig } from '@zhilv/release/schema';
import { type ApiAnswer, CALLS, type FromProcess, PATH_CHARACTERS, type ToProcess } from './messages.ts';
import { reasonOf } from './reasonOf.ts';

interface Rendering {
  readonly id: number;
  readonly appConfig: AppConfig;
  /** The calls made so far. Frame and page often want the same, and each is asked once. */
  readonly asked: Map<string, Promise<ApiAnswer>>;
  complete: boolean;
  readonly visits: Set<string>;
}

/** The pages that are being rendered, and what they ask the gateway for. */
export class Renderings {
  readonly #send: (message: FromProcess) => void;
  readonly #current = new AsyncLocalStorage<Rendering>();
  readonly #awaited = new Map<number, (answer: ApiAnswer) => void>();
  #calls = 0;
  #render: RenderAddress | null = null;
  #Answer = Response;

  constructor(send: (message: FromProcess) => void) {
    this.#send = send;
  }

  /** Answers what pages fetch: the settings themselves, and the API by way of the gateway. */
  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const current = this.#current.getStore();
    if (!current) throw new TypeError('nothing is fetched while no page is rendered');
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://gateway');
    if (origin !== 'http://gateway') throw new TypeError(`pages ask this server only, not ${origin}`);
    if (pathname === '/app-config.json') return this.#json(200, JSON.stringify(current.appConfig));
    init?.signal?.throwIfAborted();
    const path = pathname + search;
    if (path.length > PATH_CHARACTERS) return this.#json(414, 'null');
    if (new Headers(init?.headers).has('x-view')) current.visits.add(path);
    const asked = current.asked.get(path) ?? this.#ask(current, path);
    current.asked.set(path, asked);
    const { status, type, body } = await asked;
    if (!isSuccess(status, body)) current.complete = false;
    return new this.#Answer(body, { status, headers: { 'content-type': type } });
  };

  /**
   * @param render what the server build exports
   * @param Answer the class of the answers that its pages get
   */
  begin(render: RenderAddress, Answer: typeof Response): void {
    this.#render = render;
    this.#Answer = Answer;
  }

  async render({ id, address, appConfig }: Extract<ToProcess, { kind: 'render' }>): Promise<void> {
    const current: Rendering = { id, appConfig, asked: new Map(), complete: true, visits: new Set() };
    const render = this.#render;
    try {
      if (!render) throw new Error('the build has not started');
      const outcome = await this.#current.run(current, () => render(address));
      this.#send({ kind: 'rendered', id, outcome, complete: current.complete, visits: [...current.visits].slice(0, CALLS) });
    } catch (error) {
      this.#send({ kind: 'failed', id, failure: reasonOf(error) });
    }
  }

  answer({ call, answer }: Extract<ToProcess, { kind: 'answer' }>): void {
    this.#awaited.get(call)?.(answer);
    this.#awaited.delete(call);
  }

  #ask(current: Rendering, path: string): Promise<ApiAnswer> {
    if (current.asked.size >= CALLS) return Promise.resolve({ status: 429, type: 'application/json', body: 'null' });
    const call = this.#calls++;
    this.#send({ kind: 'call', id: current.id, call, path });
    return new Promise((resolve) => this.#awaited.set(call, resolve));
  }

  #json(status: number, body: string): Response {
    return new this.#Answer(body, { status, headers: { 'content-type': 'application/json' } });
  }
}

function isSuccess(status: number, body: string): boolean {
  try {
    return status === 200 && (JSON.parse(body) as { readonly code?: unknown }).code === 0;
  } catch {
    return false;
  }
}
