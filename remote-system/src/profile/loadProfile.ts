import { type Profile, profile } from '@zhilv/contract/system';
import { call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { loadFailure, type LoadFailure } from './failure/loadFailure.ts';
import { type LoadedSessions, loadSessions } from './session/loadSessions.ts';

export type LoadedProfile =
  | { readonly account: Profile; readonly sessions: LoadedSessions; readonly failure: null }
  | { readonly account: null; readonly sessions: LoadedSessions; readonly failure: LoadFailure };

/** Loads the user's own account and sign-ins; the page says what goes wrong. */
export async function loadProfile({ request: { signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedProfile> {
  const options = { signal, quiet: true };
  const [account, sessions] = await Promise.all([
    call(profile.get, {}, options).catch((error: unknown) => ({ failure: loadFailure(error) })),
    loadSessions(options),
  ]);
  return 'failure' in account ? { account: null, sessions, ...account } : { account, sessions, failure: null };
}
