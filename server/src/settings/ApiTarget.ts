import { auth } from '@zhilv/contract/system';

/** Another back end, and the paths that it does not answer. */
export interface ApiTarget {
  /** The address before its `/admin-api`, without a slash at the end. */
  readonly url: string;
  /** Paths below `/admin-api` that stay with the built-in server, with all paths below them. */
  readonly local: readonly string[];
}

/** Tells whether the built-in server answers a path below `/admin-api` itself. */
export const staysLocal = (target: ApiTarget | null, path: string): boolean =>
  target === null || target.local.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Tells whether people sign in at the target. */
export const signsInAtTarget = (target: ApiTarget | null): boolean => !staysLocal(target, auth.login.path);
