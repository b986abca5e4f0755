import type { OutputOf } from '@zhilv/contract';
import { release, type ReleaseOverview } from '@zhilv/contract/operation';
import { call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { type Answered, answered } from './section/answered.ts';

export interface LoadedReleases {
  readonly overview: Answered<ReleaseOverview>;
  readonly failures: Answered<OutputOf<typeof release.failures>>;
  /** When it was loaded: ages are told from it. */
  readonly now: number;
}

/** Loads what the server knows of releases. What fails is told in its place: what this browser knows stands beside it. */
export async function releasesLoader({ request: { signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedReleases> {
  const options = { signal, quiet: true };
  const [overview, failures] = await Promise.all([
    answered(call(release.overview, {}, options)),
    answered(call(release.failures, {}, options)),
  ]);
  return { overview, failures, now: Date.now() };
}
