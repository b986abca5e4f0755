import type { OutputOf } from '@zhilv/contract';
import { type DeployToken, deployToken, release, type ReleaseOverview } from '@zhilv/contract/operation';
import { call, hasPermission } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { type Answered, answered } from './section/answered.ts';

export interface LoadedReleases {
  readonly overview: Answered<ReleaseOverview>;
  readonly failures: Answered<OutputOf<typeof release.failures>>;
  readonly tokens: Answered<readonly DeployToken[]>;
}

/** For somebody who may not make a call it is as if there were none. */
const NOT_FOR_THIS_USER: Answered<never> = { kind: 'no-such-call', failure: { message: '', traceId: null } };

/** Loads the releases, failures and deploy tokens that the server knows. A part that fails is shown as missing; the others stay of use. */
export async function releasesLoader({ request: { signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedReleases> {
  const options = { signal, quiet: true };
  const [overview, failures, tokens] = await Promise.all([
    answered(call(release.overview, {}, options)),
    answered(call(release.failures, {}, options)),
    hasPermission('infra:release:token') ? answered(call(deployToken.list, {}, options)) : NOT_FOR_THIS_USER,
  ]);
  return { overview, failures, tokens };
}
