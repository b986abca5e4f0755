import { setImmediate } from 'node:timers/promises';
import type { Operation } from '@zhilv/contract';
import { act } from 'react';

/** A call as a page sent it. */
export interface SentCall {
  readonly method: string;
  /** The query with its question mark; empty without one. */
  readonly search: string;
  /** The parsed JSON body; null without one, and for a form. */
  readonly body: unknown;
  /** True when the page gave it up. */
  readonly signal: AbortSignal;
}

type Answer = () => Promise<Response>;
type Change = (answer: Answer, call: SentCall) => Promise<Response>;

const watched = new Map<string, Set<PageCalls>>();

/**
 * Records and changes the calls of one endpoint that pages make until the end of the test. Make it before `renderPage` to
 * reach the first call too.
 */
export class PageCalls {
  readonly sent: SentCall[] = [];
  readonly #answered: Promise<unknown>[] = [];
  #change: Change = (answer) => answer();

  constructor({ path }: Operation) {
    const ofPath = watched.get(path) ?? new Set();
    watched.set(path, ofPath.add(this));
  }

  /** Has the network lose them, or the first of them. */
  lose(times = Infinity): void {
    let left = times;
    this.#change = (answer) => (left-- > 0 ? Promise.reject(new TypeError('fetch failed')) : answer());
  }

  /** Has something between us and the back end answer with an HTTP status. */
  fail(status: number): void {
    this.#change = async () => new Response('', { status });
  }

  /** Has them answered with bytes of the test's own. */
  answerWith(make: () => Response | Promise<Response>): void {
    this.#change = async () => make();
  }

  /** Has the back end do what each asks for, and the network break off in the middle of its answer. */
  cutOff(): void {
    this.#change = async (answer) => {
      const whole = new Uint8Array(await (await answer()).arrayBuffer());
      let begun = false;
      const half = new ReadableStream<Uint8Array>({
        pull(body) {
          if (begun) body.error(new TypeError('terminated'));
          else body.enqueue(whole.subarray(0, whole.length / 2));
          begun = true;
        },
      });
      return new Response(half, { headers: { 'content-type': 'application/json' } });
    };
  }

  /** Has the back end refuse them, with a code of the envelope. */
  refuse(code: number, msg: string): void {
    this.#change = async () => Response.json({ code, data: null, msg });
  }

  /** Has the back end answer with other data, made of what it would have said. */
  change(change: (data: never, call: SentCall) => unknown): void {
    this.#change = async (answer, call) => {
      const envelope = (await (await answer()).json()) as { code: number; data: never };
      return Response.json({ ...envelope, data: change(envelope.data, call) });
    };
  }

  /** Holds back the calls that `which` names, all by default. @returns a function that lets their answers come */
  hold(which: (call: SentCall) => boolean = () => true): () => void {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    this.#change = async (answer, call) => {
      if (which(call)) await released;
      return answer();
    };
    return release;
  }

  /** Has them answered as usual from now on. */
  mend(): void {
    this.#change = (answer) => answer();
  }

  /**
   * Waits until each that was sent has its answer, and the page shows what it makes of it. Code that the page then loads is
   * not waited for.
   */
  async settled(): Promise<void> {
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    // React draws everything that is asked for inside `act`, with its effects, before `act` ends.
    await act(async () => {
      await Promise.allSettled(this.#answered);
      // The page reads an answer, which is in memory, in microtasks, and all of these are done before this turn comes.
      await setImmediate();
    });
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  }

  /** Gives the answer to the call of `path`. */
  static async answer(path: string, request: Request, answer: Answer): Promise<Response> {
    const ofPath = [...(watched.get(path) ?? [])];
    if (ofPath.length === 0) return answer();
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
    const text = isForm ? '' : await request.clone().text();
    const call: SentCall = {
      method: request.method,
      search: new URL(request.url).search,
      body: text === '' ? null : JSON.parse(text),
      signal: request.signal,
    };
    for (const { sent } of ofPath) sent.push(call);
    const answered = ofPath.reduce<Answer>((next, calls) => () => calls.#change(next, call), answer)();
    for (const calls of ofPath) calls.#answered.push(answered);
    return Promise.race([answered, givenUp(request.signal)]);
  }

  /** Ends all changes when the test is over. */
  static forget(): void {
    watched.clear();
  }
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
