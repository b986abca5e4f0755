import type { Endpoint, InputOf, OutputOf } from '@zhilv/contract';
import * as z from 'zod/mini';

/** Nothing is shown before the page's data is there, so a visitor waits less long than the console does. */
const LIMIT_MS = 10_000;

interface PublicCallOptions {
  readonly apiBase: string;
  readonly signal: AbortSignal;
  /** Counts the record as viewed, for somebody is about to read it. */
  readonly view?: boolean;
}

const Envelope = z.object({ code: z.nullish(z.number()), data: z.optional(z.unknown()), msg: z.nullish(z.string()) });

/** A back end says success in three ways (docs/protocol/README.md §2). */
const SUCCESS: ReadonlySet<number | null | undefined> = new Set([undefined, null, 0, 200]);

/**
 * Asks one of the public calls: no token, no tenant, no message on the screen, and never the refresh flow.
 *
 * @throws Error for anything but a successful answer that the contract's schema parses.
 */
export async function publicCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { apiBase, signal, view = false }: PublicCallOptions,
): Promise<OutputOf<E>> {
  const answer = await within(LIMIT_MS, signal, (limited) =>
    fetch(apiBase + endpoint.path + queryOf(input), {
      credentials: 'omit',
      headers: { accept: 'application/json', ...(view && { 'x-view': '1' }) },
      signal: limited,
    }).then(async (response) => {
      if (!response.ok) throw new Error(`${endpoint.path} answered with status ${response.status}`);
      return z.parse(Envelope, await response.json());
    }),
  );
  if (!SUCCESS.has(answer.code)) throw new Error(`${endpoint.path} answered with code ${answer.code}: ${answer.msg ?? ''}`);
  return z.parse(endpoint.output, answer.data) as OutputOf<E>; // the schema parsed is the endpoint's own
}

function queryOf(input: unknown): string {
  const given = Object.entries(input as Record<string, string | number | undefined>).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** `AbortSignal.any` is younger than the browsers we serve. */
async function within<Result>(
  limitMs: number,
  signal: AbortSignal,
  work: (limited: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(new Error('time limit exceeded')), limitMs);
  signal.addEventListener('abort', abort);
  try {
    if (signal.aborted) abort();
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
