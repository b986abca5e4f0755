import { bytesUpTo, HELD_BYTES, TOO_LONG } from '@zhilv/release/bytes-up-to';
import { LRUCache } from 'lru-cache';
import { TargetFailure } from '../http/TargetFailure.ts';
import { type ReadyAnswer, readyAnswer } from '../response/readyAnswer.ts';
import type { AnswerFile } from './live/AnswerFile.ts';
import type { LiveRevision } from './live/LiveRevision.ts';

/** The API: a function from request to answer. */
export interface Api {
  /** It is given the caller's address. */
  fetch(request: Request, bindings: { address: string }): Response | Promise<Response>;
  /** Tells whether a call was sent on from here before, where calls are sent on. It must not wait for its own answer. */
  hasPassed?(request: Request): boolean;
}

/** An answer as it is sent. */
interface Read {
  readonly ready: ReadyAnswer;
  /** Why it is not the API's answer, which could not be held; undefined where it is. */
  readonly failure: unknown;
}

/** An answer, and the API's own answer where it was asked just now and told the same: it has written a line for that. */
interface Found extends Read {
  readonly asked: Response | null;
}

interface Kept {
  readonly revision: string;
  /** On the clock of `performance.now()`. */
  readonly until: number;
  readonly bytes: number;
  readonly answer: Promise<Read>;
}

/** Counts of views may be so many milliseconds old (docs/protocol/content.md §3). */
const KEPT_MS = 60_000;
/** Nobody joins those who have waited for an answer for so many milliseconds, because it may never come. */
const JOINED_MS = 1000;
/** Questions can be invented without end, and an answer may have megabytes. */
const KEPT_ANSWERS = 2000;
const KEPT_BYTES = 32 * 1024 * 1024;
const LONGEST_QUESTION = 1000;
/** The size of an answer that is still to come. None that is kept is as small. */
const UNDER_WAY = 1;

/** Matches the paths of the calls that answer everybody the same. */
const FOR_EVERYBODY = /^\/(?:prod-api\/)?(admin-api\/cjy\/site\/.*)$/;

/** Matches the question for one row of content. */
const ONE_ROW = /\/content\/get\?(?:.*&)?id=([^&]*)/;

/** Keeps what the API answers to visitors about the site's content until that changes (docs/threats.md §14). */
export class KeptAnswers {
  readonly #api: Api;
  readonly #revision: LiveRevision;
  readonly #file: AnswerFile | null;
  readonly #kept = new LRUCache<string, Kept>({
    max: KEPT_ANSWERS,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });

  /** @param file has the answers of the start before; null where another server knows the content */
  constructor(api: Api, revision: LiveRevision, file: AnswerFile | null) {
    this.#api = api;
    this.#revision = revision;
    this.#file = file;
  }

  /** Answers a call of a page as the API does. What pages ask for is kept for the next start; others may ask what they like. */
  async fetch(request: Request, bindings: { address: string }): Promise<Response> {
    const found = await this.find(request, bindings);
    if (found === null) return this.#api.fetch(request, bindings);
    const question = questionOf(request);
    if (question !== null && isGood(found.ready)) this.#file?.keep(question, found.ready);
    const { body, status, headers } = found.ready;
    return new Response(new Uint8Array(body), { status, headers });
  }

  /** Writes what is to be kept for the next start. */
  close(): void {
    this.#file?.write();
  }

  /** Forgets content that nobody may read any more. @param ids those of the rows that are published */
  keepOnly(ids: ReadonlySet<string>): void {
    const isGone = (question: string): boolean => {
      const [, id] = ONE_ROW.exec(question) ?? [];
      return id !== undefined && !ids.has(id);
    };
    for (const question of this.#kept.keys()) if (isGone(question)) this.#kept.delete(question);
    this.#file?.drop(isGone);
  }

  /**
   * Gives the answer that is kept, or asks for it, once for all who ask meanwhile; null for a call that has to be made. While the
   * database is away it gives the last one that is known.
   */
  async find(request: Request, bindings: { address: string }): Promise<Found | null> {
    const question = questionOf(request);
    if (question === null || this.#api.hasPassed?.(request)) return null;
    const revision = await this.#revision.read();
    if (revision === null) return this.#asItWas(question);
    const known = this.#kept.get(question);
    if (known?.revision === revision && known.until > performance.now()) return { ...(await known.answer), asked: null };
    const asking = Promise.resolve(this.#api.fetch(request, bindings));
    const answer = asking.then(readOf);
    const kept = { revision, until: performance.now() + JOINED_MS, bytes: UNDER_WAY, answer };
    this.#kept.set(question, kept);
    const isNewest = () => this.#kept.peek(question) === kept;
    try {
      const read = await answer;
      const { ready, failure } = read;
      const found = { ...read, asked: failure === undefined ? await asking : null };
      if (!isNewest()) return found;
      // Its packed forms are kept with it.
      if (isGood(ready))
        this.#kept.set(question, { ...kept, until: performance.now() + KEPT_MS, bytes: 2 * ready.body.byteLength });
      else this.#kept.delete(question);
      return found;
    } catch (error) {
      if (isNewest()) this.#kept.delete(question);
      throw error;
    }
  }

  async #asItWas(question: string): Promise<Found | null> {
    if (this.#file === null) return null;
    const known = this.#kept.get(question);
    // An answer that was under way when the database went may never come.
    const isUnderWay = known === undefined || known.bytes === UNDER_WAY;
    const ready = isUnderWay ? this.#file.find(question) : (await known.answer).ready;
    return ready !== null && isGood(ready) ? { ready, failure: undefined, asked: null } : null;
  }
}

/** Gives the path and query of a call that may be answered by what is kept. One that counts a view, or has a token, may not. */
function questionOf({ method, url, headers }: Request): string | null {
  if (method !== 'GET' || headers.has('authorization') || headers.has('x-view')) return null;
  const { pathname, search } = new URL(url);
  const [, path] = FOR_EVERYBODY.exec(pathname) ?? [];
  return path === undefined || path.length + search.length > LONGEST_QUESTION ? null : path + search;
}

async function readOf({ status, headers: given, body }: Response): Promise<Read> {
  const { 'trace-id': _, ...headers } = Object.fromEntries(given);
  try {
    const bytes = await bytesUpTo(body, HELD_BYTES);
    if (bytes === null) throw new Error(`the API ${TOO_LONG}`);
    return { ready: readyAnswer(bytes, headers, status), failure: undefined };
  } catch (cause) {
    const { code, message, cause: failure } = new TargetFailure(502, cause);
    const words = Buffer.from(JSON.stringify({ code, data: null, msg: message }));
    return { ready: readyAnswer(words, { 'content-type': 'application/json', 'cache-control': 'no-store' }, code), failure };
  }
}

/** Our own API begins its envelope with the code. The answers of others are passed on and not kept. */
const GOOD = Buffer.from('{"code":0,');

const isGood = ({ status, body }: ReadyAnswer): boolean => status === 200 && body.subarray(0, GOOD.length).equals(GOOD);
