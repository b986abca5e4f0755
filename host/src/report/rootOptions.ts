import type { RootOptions } from 'react-dom/client';
import { reportProblem } from './reportProblem.ts';

/** For `createRoot`: what React meets is told to the console as ever, and reported with the components around it. */
export const rootOptions = {
  onCaughtError(error, { componentStack }) {
    reportProblem('render', error, { componentStack });
    // oxlint-disable-next-line no-console -- what React does by itself
    console.error(error);
  },
  onUncaughtError: tellWindow,
  onRecoverableError: tellWindow,
} satisfies RootOptions;

function tellWindow(error: unknown, { componentStack }: { readonly componentStack?: string | undefined }): void {
  reportProblem('render', error, { componentStack });
  reportError(error);
}
