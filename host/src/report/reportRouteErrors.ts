import { isRouteErrorResponse } from 'react-router';
import type { Circumstances } from './occurrence.ts';
import { reportProblem } from './reportProblem.ts';

interface Errors {
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** The part of React Router's router that is used here. */
interface Router {
  readonly state: Errors;
  subscribe(listener: (state: Errors) => void): unknown;
}

/**
 * Reports errors of loaders and actions for as long as their router lives, for React does not see them. A 404 is no fault and
 * is not reported.
 */
export function reportRouteErrors(router: Router, circumstances: Circumstances = {}): void {
  const report = ({ errors }: Errors): void => {
    for (const error of Object.values(errors ?? {})) {
      if (!isRouteErrorResponse(error) || error.status !== 404) reportProblem('error', error, circumstances);
    }
  };
  report(router.state);
  router.subscribe(report);
}
