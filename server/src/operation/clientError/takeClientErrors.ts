import { ClientErrorReport } from '@zhilv/contract/operation';
import { isJson, jsonUpTo } from '../../http/bodyFields.ts';
import type { Clock } from '../../call/Clock.ts';
import { retryAfter } from '../../call/retryAfter.ts';
import { networkOf } from '../../call/networkOf.ts';
import { countUse, forgetOldUses } from '../../session/countUse.ts';
import type { Database } from '../../db/database.ts';
import { browserName } from '../../session/browserName.ts';
import { type Admission, keepClientErrors, type Places } from './keepClientErrors.ts';

const BODY_LIMIT_BYTES = 16 * 1024;

const HOUR_MS = 3_600_000;

interface ClientErrorLimits extends Places {
  /** Reports of one network within the time. */
  readonly perAddress: number;
  readonly withinMs: number;
  /** Errors never seen before that one network may bring within an hour. */
  readonly newPerAddress: number;
  /** Errors never seen before of one release within the time, whoever brings them. */
  readonly newPerRelease: number;
  /** Those of them that one network may bring, so that it does not use up what is left for others. */
  readonly newPerReleaseAndAddress: number;
}

const LIMITS: ClientErrorLimits = {
  perAddress: 30,
  withinMs: 60_000,
  newPerAddress: 100,
  newPerRelease: 60,
  newPerReleaseAndAddress: 10,
  kept: 500,
  keptOfUnknown: 50,
};

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
  /** Measures the times within which reports are counted. */
  readonly steadyClock: Clock;
  readonly log: (line: ClientErrorLine) => void;
  /** Tells whether the registry has a release. */
  readonly isPublished: (remote: string, release: string) => boolean;
  readonly limits?: ClientErrorLimits;
}

/** Takes a request to `/client-errors`. `address` is the caller's, which is counted but not kept. */
export type TakeClientErrors = (request: Request, address: string) => Promise<Response>;

/**
 * Answers `POST /client-errors`, with which browsers report their errors (docs/protocol/operation.md §2). Anybody may call it, so all of it
 * is bounded: size, number, what is kept, and what is answered. Each network has a share of its own, and so has each release,
 * so that a flood of invented reports takes nothing from others.
 */
export function takeClientErrors({
  db,
  clock,
  steadyClock,
  log,
  isPublished,
  limits = LIMITS,
}: ClientErrorOptions): TakeClientErrors {
  const { perAddress, withinMs, newPerAddress, newPerRelease, newPerReleaseAndAddress } = limits;

  const admissionOf = (network: string, now: number): Admission => {
    const hasRoom = async (subject: string, limit: number, lockMs: number): Promise<boolean> =>
      (await countUse(db, `new client errors of ${subject}`, { limit, lockMs, now })).allowed;
    return async ({ remote, release }) => {
      if (!(await hasRoom(network, newPerAddress, HOUR_MS))) return null;
      const isOfKnownRelease = isPublished(remote, release);
      const share = isOfKnownRelease ? `${remote} ${release}` : 'unknown releases';
      if (!(await hasRoom(`${share} from ${network}`, newPerReleaseAndAddress, withinMs))) return null;
      return (await hasRoom(share, newPerRelease, withinMs)) ? { isOfKnownRelease } : null;
    };
  };

  return async (request, address) => {
    if (request.method !== 'POST') return answer(405, { allow: 'POST' });
    if (!isOfOurPages(request)) return answer(400);
    const now = clock();
    const steady = steadyClock();
    const network = networkOf(address);
    await forgetOldUses(db, steady);
    const use = await countUse(db, `client errors of ${network}`, { limit: perAddress, lockMs: withinMs, now: steady });
    if (!use.allowed) return answer(429, retryAfter(use.retryAfterSeconds ?? 1));
    const text = isJson(request) ? await jsonUpTo(request, BODY_LIMIT_BYTES) : '';
    if (text === null) return answer(413);
    const report = parsed(text);
    if (report === null) return answer(400);

    const { hostRelease, errors } = report;
    const browser = browserName(request.headers.get('user-agent') ?? '');
    const sighting = { hostRelease, errors, browser, network, now };
    const unseen = await keepClientErrors(db, sighting, admissionOf(network, steady), limits);
    const time = new Date(now).toISOString();
    for (const { kind, remote, release, path, message } of unseen)
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
