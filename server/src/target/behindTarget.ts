import type { Callers } from '../session/Callers.ts';
import type { Api } from '../call/Api.ts';
import { type ApiTarget, signsInAtTarget, staysLocal } from '../settings/ApiTarget.ts';
import { hasPassed, newPseudonym } from './forwardedHeaders.ts';
import { forwardTo, type ForwardOptions } from './forwardTo.ts';
import { targetCallers } from './targetCallers.ts';

interface ForwardingApi extends Api {
  /** Tells whether a call was sent on from here before. */
  hasPassed(request: Request): boolean;
}

/**
 * Makes the API in front of another back end. The built-in server, which `own` makes, answers local paths and asks the target
 * who is calling. All other paths are sent on.
 */
export function behindTarget(
  target: ApiTarget,
  options: Omit<ForwardOptions, 'target' | 'pseudonym'>,
  own: (callers: Callers | undefined) => Api,
): ForwardingApi {
  const pseudonym = newPseudonym();
  const forward = forwardTo({ ...options, target: target.url, pseudonym });
  const local = own(signsInAtTarget(target) ? targetCallers(forward) : undefined);
  return {
    fetch: (request, origin) => {
      const path = new URL(request.url).pathname.replace(/^(\/prod-api)?\/admin-api/, '');
      return staysLocal(target, path) ? local.fetch(request, origin) : forward(request, origin);
    },
    hasPassed: ({ headers }) => hasPassed(headers, pseudonym),
  };
}
