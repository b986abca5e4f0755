import { RemoteFailure } from '@zhilv/federation/loader';

/** What to tell a visitor of a failure: a remote's own message, or that something went wrong. */
export const failureText = (failure: unknown): string =>
  failure instanceof RemoteFailure ? failure.message : '我们遇到了意外的问题，请稍后再试。';
