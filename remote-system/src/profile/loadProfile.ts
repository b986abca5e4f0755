import {
  type Profile,
  type ProfileApplication,
  type ProfileSession,
  profile,
  profileApplication,
  profileSession,
} from '@zhilv/contract/system';
import { ApiError, call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { type Extension, loadExtension } from '../parts/extension/loadExtension.ts';

/** What the page shows beside the account itself, where the back end has it. */
interface Extensions {
  readonly sessions: Extension<readonly ProfileSession[]>;
  readonly applications: Extension<readonly ProfileApplication[]>;
}

export type LoadedProfile = Extensions &
  ({ readonly account: Profile; readonly failure: null } | { readonly account: null; readonly failure: ApiError });

/** Loads the user's own account, its sign-ins and the applications that it allows; the page says what goes wrong. */
export async function loadProfile({ request: { signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedProfile> {
  const options = { signal, quiet: true };
  const [account, sessions, applications] = await Promise.all([
    call(profile.get, {}, options).catch(failureOf),
    loadExtension(call(profileSession.list, {}, options)),
    loadExtension(call(profileApplication.list, {}, options)),
  ]);
  const extensions = { sessions, applications };
  return 'failure' in account ? { account: null, ...account, ...extensions } : { account, failure: null, ...extensions };
}

function failureOf(error: unknown): { readonly failure: ApiError } {
  if (!(error instanceof ApiError)) throw error;
  return { failure: error };
}
