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
 * Reports what loaders and actions throw, for as long as their router lives. React sees nothing of it. That there is
 * nothing at an address is an answer and no fault.
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
