import type { OutputOf } from '@zhilv/contract';
import { release, type ReleaseOverview } from '@zhilv/contract/infra';
import { ApiError, call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';

/** An answer, or why there is none. */
export type Answered<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  /** The back end has no such call. */
  | { readonly kind: 'no-such-call' }
  | { readonly kind: 'failure'; readonly message: string; readonly traceId: string | null };

export interface LoadedReleases {
  readonly overview: Answered<ReleaseOverview>;
  readonly failures: Answered<OutputOf<typeof release.failures>>;
  /** When it was loaded: ages are told from it. */
  readonly now: number;
}

/** What a back end says of an address that it does not know, as its envelope's code or as HTTP status. */
const NO_SUCH_CALL = new Set([404, 405]);

/** Loads what the server knows of releases. What fails is told in its place: what this browser knows stands beside it. */
export async function releasesLoader({ request: { signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedReleases> {
  const options = { signal, quiet: true };
  const [overview, failures] = await Promise.all([
    answered(call(release.overview, {}, options)),
    answered(call(release.failures, {}, options)),
  ]);
  return { overview, failures, now: Date.now() };
}

async function answered<Value>(calling: Promise<Value>): Promise<Answered<Value>> {
  try {
    return { kind: 'answer', value: await calling };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, traceId } = error;
    return NO_SUCH_CALL.has(code) ? { kind: 'no-such-call' } : { kind: 'failure', message, traceId };
  }
}
