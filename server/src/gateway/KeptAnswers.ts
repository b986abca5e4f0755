import { bytesUpTo, HELD_BYTES, TOO_LONG } from '@zhilv/release/bytes-up-to';
import { LRUCache } from 'lru-cache';
import type { Api } from '../call/Api.ts';
import { ClientTurns } from '../call/ClientTurns.ts';
import type { RequestOrigin } from '../call/requestAddress.ts';
import { TargetFailure } from '../http/TargetFailure.ts';
import { type ReadyAnswer, readyAnswer } from '../response/readyAnswer.ts';
import { type ContentRead, contentRead, plainRead } from './contentRead.ts';
import type { AnswerFile } from './live/AnswerFile.ts';
import type { LiveContentIds } from './live/LiveContentIds.ts';
import type { LiveRevision } from './live/LiveRevision.ts';

/** An answer as it is sent. */
interface Read {
  readonly ready: ReadyAnswer;
  /** Why it is not the API's answer, which could not be held; undefined where it is. */
  readonly failure: unknown;
}

interface Found extends Read {
  /** The question that it answers. */
  readonly question: string;
  /** The API's own answer where it was asked just now and told the same: it has written a line for that. */
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
/** The size of an answer that is still to come. None that is kept is as small. */
const UNDER_WAY = 1;

/**
 * So many answers that are not kept are made for a client, for all clients, and at a time, by each call. A person who reads and
 * searches asks for fewer, and the database and everybody else have time left.
 */
const NEW_ANSWERS = {
  ofClient: { atOnce: 100, perSecond: 5 },
  ofAll: { atOnce: 300, perSecond: 30 },
  atOnce: 8,
  mostWaiting: 100,
};

/** Matches the question for one row of content. */
const ONE_ROW = /\/content\/get\?id=([^&]*)/;

/** Stands for all rows that are not published. */
const NO_ROW = 'id=0';

/** Keeps what the API answers to visitors about the site's content until that changes (docs/threats.md §14). */
export class KeptAnswers {
  readonly #api: Api;
  readonly #revision: LiveRevision;
  readonly #contentIds: LiveContentIds;
  readonly #file: AnswerFile | null;
  /** Calls that hang keep nobody from the others. */
  readonly #turns = new Map<string, ClientTurns>();
  readonly #kept = new LRUCache<string, Kept>({
    max: KEPT_ANSWERS,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });

  /** @param file has the answers of the start before; null where another server knows the content */
  constructor(api: Api, revision: LiveRevision, contentIds: LiveContentIds, file: AnswerFile | null) {
    this.#api = api;
    this.#revision = revision;
    this.#contentIds = contentIds;
    this.#file = file;
  }

  /** Answers a call of a page as the API does. What pages ask for is kept for the next start; others may ask what they like. */
  async fetch(request: Request, origin: RequestOrigin): Promise<Response> {
    const found = await this.find(request, origin, null);
    if (found === null) return this.#api.fetch(request, origin);
    const question = contentRead(request)?.question;
    if (question !== undefined && isGood(found.ready)) this.#file?.keep(question, found.ready);
    const { body, status, headers } = found.ready;
    return new Response(new Uint8Array(body), { status, headers });
  }

  /** Makes a call that `find` left. @throws TooMuchAsked, where it reads content */
  ask(request: Request, origin: RequestOrigin, client: string): Response | Promise<Response> {
    const read = contentRead(request);
    // The first of a loop holds a turn until those that came back are answered.
    if (read === null || this.#api.hasPassed?.(request)) return this.#api.fetch(request, origin);
    return this.#make(read, request, origin, client);
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
   * @param client the address from whose share an answer is made; null for a page, which was made from somebody's share itself
   * @throws TooMuchAsked
   */
  async find(request: Request, origin: RequestOrigin, client: string | null): Promise<Found | null> {
    const read = contentRead(request);
    if (!read?.isKept || this.#api.hasPassed?.(request)) return null;
    const revision = await this.#revision.read();
    if (revision === null) return this.#asItWas(read.question);
    const isThere = read.row === null || (await this.#contentIds.mayHave(read.row, revision));
    const question = isThere ? read.question : `${read.path}?${NO_ROW}`;
    const known = this.#kept.get(question);
    if (known?.revision === revision && known.until > performance.now())
      return { question, ...(await known.answer), asked: null };
    const asking = this.#make(read, isThere ? request : plainRead(request, NO_ROW), origin, client);
    const answer = asking.then(readOf);
    const kept = { revision, until: performance.now() + JOINED_MS, bytes: UNDER_WAY, answer };
    this.#kept.set(question, kept);
    const isNewest = () => this.#kept.peek(question) === kept;
    try {
      const { ready, failure } = await answer;
      const found = { question, ready, failure, asked: failure === undefined ? await asking : null };
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

  /** Has the API answer, from the client's share. */
  async #make({ path, isKept }: ContentRead, request: Request, origin: RequestOrigin, client: string | null): Promise<Response> {
    // What is kept for all has a body.
    const whole = isKept && request.method === 'HEAD' ? plainRead(request) : request;
    const make = async () => this.#api.fetch(whole, origin);
    return client === null ? make() : this.#turnsOf(path).run(client, make);
  }

  #turnsOf(path: string): ClientTurns {
    const turns = this.#turns.get(path) ?? new ClientTurns(NEW_ANSWERS);
    this.#turns.set(path, turns);
    return turns;
  }

  async #asItWas(question: string): Promise<Found | null> {
    if (this.#file === null) return null;
    const known = this.#kept.get(question);
    // An answer that was under way when the database went may never come.
    const isUnderWay = known === undefined || known.bytes === UNDER_WAY;
    const ready = isUnderWay ? this.#file.find(question) : (await known.answer).ready;
    return ready !== null && isGood(ready) ? { question, ready, failure: undefined, asked: null } : null;
  }
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
