import { ClientErrorReport } from '@zhilv/contract/operation';
import { isJson, textUpTo } from '../../http/bodyFields.ts';
import type { Clock } from '../../call/Clock.ts';
import { countUse, forgetOldUses } from '../../session/countUse.ts';
import type { Database } from '../../db/database.ts';
import { browserName } from './browserName.ts';
import { keepClientErrors } from './keepClientErrors.ts';

const BODY_LIMIT_BYTES = 16 * 1024;

interface ClientErrorLimits {
  /** The limits of reports within the time, for one address and for all together. */
  readonly perAddress: number;
  readonly together: number;
  readonly withinMs: number;
  /** The number of different errors that are kept. */
  readonly kept: number;
}

const LIMITS: ClientErrorLimits = { perAddress: 30, together: 300, withinMs: 60_000, kept: 500 };

/** The log line of an error that was never seen before. */
export interface ClientErrorLine {
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly event: 'client error';
  readonly kind: string;
  readonly remote: string;
  readonly release: string;
  readonly hostRelease: string;
  readonly path: string;
  readonly message: string;
}

export interface ClientErrorOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: (line: ClientErrorLine) => void;
  readonly limits?: ClientErrorLimits;
}

/** Takes a request to `/client-errors`. `address` is the caller's, which is counted but not kept. */
export type TakeClientErrors = (request: Request, address: string) => Promise<Response>;

/**
 * Answers `POST /client-errors`, with which browsers report their errors (docs/protocol/operation.md §2). Anybody may call it, so all of it
 * is bounded: size, number, what is kept, and what is answered.
 */
export function takeClientErrors({ db, clock, log, limits = LIMITS }: ClientErrorOptions): TakeClientErrors {
  /** Gives the seconds to wait, or null when there is room. */
  const wait = async (address: string, now: number): Promise<number | null> => {
    const { perAddress, together, withinMs: lockMs } = limits;
    await forgetOldUses(db, now);
    const own = await countUse(db, `client errors of ${address}`, { limit: perAddress, lockMs, now });
    // A sender that is refused does not count against all.
    const count = own.allowed ? await countUse(db, 'client errors', { limit: together, lockMs, now }) : own;
    return count.allowed ? null : (count.retryAfterSeconds ?? 1);
  };

  return async (request, address) => {
    if (request.method !== 'POST') return answer(405, { allow: 'POST' });
    if (!isOfOurPages(request)) return answer(400);
    const now = clock();
    const seconds = await wait(address, now);
    if (seconds !== null) return answer(429, { 'retry-after': String(seconds) });
    const text = isJson(request) ? await textUpTo(request, BODY_LIMIT_BYTES) : '';
    if (text === null) return answer(413);
    const report = parsed(text);
    if (report === null) return answer(400);

    const { hostRelease, errors } = report;
    const browser = browserName(request.headers.get('user-agent') ?? '');
    const unknown = await keepClientErrors(db, { hostRelease, errors, browser, now, most: limits.kept });
    const time = new Date(now).toISOString();
    for (const { kind, remote, release, path, message } of unknown)
      log({ time, event: 'client error', kind, remote, release, hostRelease, path, message });
    return answer(204);
  };
}

/** Tells whether a page of this origin sends it. Every browser that the console supports says so in a header. */
function isOfOurPages({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  const host = headers.get('host') ?? new URL(url).host;
  return origin === null || (URL.canParse(origin) && new URL(origin).host === host);
}

function parsed(text: string): ClientErrorReport | null {
  try {
    return ClientErrorReport.parse(JSON.parse(text));
  } catch {
    return null; // The sender is not told what is wrong with a report.
  }
}

const answer = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });
