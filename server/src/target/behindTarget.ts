import { auth } from '@zhilv/contract/system';
import type { Callers } from '../app/Callers.ts';
import type { RequestOrigin } from '../app/requestAddress.ts';
import { forwardTo, type ForwardOptions } from './forwardTo.ts';
import { targetCallers } from './targetCallers.ts';

/** The API: a function from request to answer. */
interface Api {
  fetch(request: Request, origin: RequestOrigin): Response | Promise<Response>;
}

/** Another back end, and what it does not answer. */
export interface ApiTarget {
  /** What its `/admin-api` hangs under, without a slash at the end. */
  readonly url: string;
  /** Paths below `/admin-api` that stay with the built-in server, with all that hangs under them. */
  readonly local: readonly string[];
}

/** Whether the built-in server answers a path below `/admin-api` itself. */
export const staysLocal = (target: ApiTarget | null, path: string): boolean =>
  target === null || target.local.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Whether people sign in at the target. */
export const signsInAtTarget = (target: ApiTarget | null): boolean => !staysLocal(target, auth.login.path);

/**
 * The API in front of another back end: local paths are answered by the built-in server, which is made by `own` and asks
 * who is calling where people sign in; all others are sent on.
 */
export function behindTarget(
  target: ApiTarget,
  options: Omit<ForwardOptions, 'target'>,
  own: (callers: Callers | undefined) => Api,
): Api {
  const forward = forwardTo({ ...options, target: target.url });
  const local = own(signsInAtTarget(target) ? targetCallers(forward) : undefined);
  return {
    fetch: (request, origin) => {
      const path = new URL(request.url).pathname.replace(/^(\/prod-api)?\/admin-api/, '');
      return staysLocal(target, path) ? local.fetch(request, origin) : forward(request, origin);
    },
  };
}
