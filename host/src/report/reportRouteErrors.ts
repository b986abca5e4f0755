import type { Address } from './addressOf.ts';
import { reportProblem } from './reportProblem.ts';

interface Errors {
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** The part of React Router's router that is used here. */
interface Router {
  readonly state: Errors;
  subscribe(listener: (state: Errors) => void): unknown;
}

/** Reports what loaders and actions throw, for as long as their router lives. React sees nothing of it. */
export function reportRouteErrors(router: Router, page?: Address): void {
  const report = ({ errors }: Errors): void => {
    for (const error of Object.values(errors ?? {})) reportProblem('error', error, { around: page });
  };
  report(router.state);
  router.subscribe(report);
}
