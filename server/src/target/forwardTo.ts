import { randomUUID } from 'node:crypto';
import { type RequestOrigin, requestAddress } from '../call/requestAddress.ts';
import { type RequestLog, requestLine } from '../http/RequestLine.ts';
import { TargetFailure } from '../http/TargetFailure.ts';
import { watched } from '../http/watched.ts';
import { bytesUpTo, HELD_BYTES, TOO_LONG } from '@zhilv/release/bytes-up-to';
import { isJsonAnswer } from '../response/encoding.ts';
import { answerHeaders, hasPassed, newPseudonym, requestHeaders } from './forwardedHeaders.ts';
import { KnownUsers } from './KnownUsers.ts';
import { codeOf } from '../response/envelope.ts';
import { WaitLimit } from './WaitLimit.ts';

export interface ForwardOptions {
  /** The address before the target's own `/admin-api`, such as `http://10.0.0.5:48080`. */
  readonly target: string;
  /** Scheme and host that visitors use. */
  readonly origin: () => string;
  readonly trustedProxies: number;
  /** Our own name in `Via`. */
  readonly pseudonym?: string;
  /** An answer has to begin within this time once the request is sent. Browsers wait for half of it, exports for longer. */
  readonly limitMs?: number;
  readonly log: RequestLog;
}

/** Answers a request for the API. */
export type Answers = (request: Request, origin: RequestOrigin) => Promise<Response>;

const LIMIT_MS = 60_000;

/** The status when the client went away. Nobody reads the answer, but the log tells it from a failure. */
const GONE = 499;

/**
 * Sends requests for the API on to another back end, with bodies as they come in both directions. When it does not answer, or
 * not in time, the answer is an envelope with code and HTTP status 502 or 504, and 508 when it is ourselves.
 */
export function forwardTo(options: ForwardOptions): Answers {
  const { target, origin, trustedProxies, pseudonym = newPseudonym(), limitMs = LIMIT_MS, log } = options;
  const users = new KnownUsers();
  return async (request, caller) => {
    const started = performance.now();
    const { pathname, search } = new URL(request.url);
    const address = requestAddress(caller, request.headers, trustedProxies);
    const path = pathname.replace(/^\/prod-api/, '');

    const write = (response: Response, failure?: unknown, code: number | null = null): void => {
      const id = response.headers.get('trace-id') ?? '';
      const user = code === 401 ? null : users.of(request.headers);
      log(requestLine({ request, started, failure, id, status: response.status, code, user, address }));
    };
    const refused = (failure: TargetFailure): Response => {
      const response = Response.json(
        { code: failure.code, data: null, msg: failure.message },
        { status: failure.code, headers: ownHeaders() },
      );
      write(response, failure, failure.code);
      return response;
    };

    if (isTwoFaced(path)) return logged(write, notFound(path));
    if (hasPassed(request.headers, pseudonym))
      return refused(new TargetFailure(508, new Error(`API_TARGET leads back to this server: ${target}`)));
    const limit = new WaitLimit(limitMs, request.signal);
    try {
      const answer = await fetch(`${target}${path}${search}`, {
        method: request.method,
        headers: requestHeaders(request.headers, { address, origin: origin(), pseudonym }),
        ...(request.body === null ? {} : { body: request.body.pipeThrough(limit.extended()), duplex: 'half' }),
        redirect: 'manual',
        signal: limit.signal,
      });
      const headers = answerHeaders(answer.headers, { isCallersOwn: request.headers.has('authorization') });
      if (!/^[\w.-]{1,64}$/.test(headers.get('trace-id') ?? '')) headers.set('trace-id', newId());
      const init = { status: answer.status, headers };
      if (answer.body === null) return logged(write, new Response(null, init));
      // The body is taken whole, because one that breaks off can still be refused then.
      if (isJsonAnswer(headers)) {
        const body = await bytesUpTo(answer.body, HELD_BYTES);
        if (body === null) throw new Error(`the target ${TOO_LONG} of JSON`);
        users.learn(path, request.headers, body);
        const response = new Response(new Uint8Array(body), init);
        write(response, undefined, codeOf(body));
        return response;
      }
      limit.lift();
      const { content, sent } = watched(answer.body);
      const response = new Response(content, init);
      // A client that goes away before the end is no failure.
      void sent.then((failure) => write(response, request.signal.aborted ? undefined : failure));
      return response;
    } catch (cause) {
      if (request.signal.aborted) return logged(write, new Response(null, { status: GONE, headers: { 'trace-id': newId() } }));
      return refused(new TargetFailure(limit.isOver ? 504 : 502, cause));
    } finally {
      limit.lift();
    }
  };
}

/**
 * Tells whether servers may read another path in it than we do: some take `/admin-api/..;/x` for `/x`, or an escaped slash
 * for a slash. Such a path could open what stands outside of the target's API.
 */
const isTwoFaced = (path: string): boolean => /;|%2f|%5c|%3b/i.test(path);

const notFound = (path: string): Response =>
  Response.json({ timestamp: Date.now(), status: 404, error: 'Not Found', path }, { status: 404, headers: ownHeaders() });

function logged(write: (response: Response) => void, response: Response): Response {
  write(response);
  return response;
}

/** Headers of an answer that the target has no part in. */
const ownHeaders = () => ({ 'trace-id': newId(), 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });

const newId = (): string => randomUUID().replaceAll('-', '');
