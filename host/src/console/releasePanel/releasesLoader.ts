import type { OutputOf } from '@zhilv/contract';
import { release, type ReleaseOverview } from '@zhilv/contract/operation';
import { call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { type Answered, answered } from './section/answered.ts';

export interface LoadedReleases {
  readonly overview: Answered<ReleaseOverview>;
  readonly failures: Answered<OutputOf<typeof release.failures>>;
}

/** Loads the releases and failures that the server knows. A part that fails is shown as missing; the others stay of use. */
export async function releasesLoader({ request: { signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedReleases> {
  const options = { signal, quiet: true };
  const [overview, failures] = await Promise.all([
    answered(call(release.overview, {}, options)),
    answered(call(release.failures, {}, options)),
  ]);
  return { overview, failures };
}
