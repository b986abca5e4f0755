import type { Callers } from '../app/Callers.ts';
import type { RequestOrigin } from '../app/requestAddress.ts';
import { type ApiTarget, signsInAtTarget, staysLocal } from './ApiTarget.ts';
import { forwardTo, type ForwardOptions } from './forwardTo.ts';
import { targetCallers } from './targetCallers.ts';

/** The API: a function from request to answer. */
interface Api {
  fetch(request: Request, origin: RequestOrigin): Response | Promise<Response>;
}

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
