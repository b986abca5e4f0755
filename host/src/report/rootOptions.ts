import type { RootOptions } from 'react-dom/client';
import { reportProblem } from './reportProblem.ts';

/** Options for `createRoot` that report the errors React catches, with the components around them, and log them as before. */
export const rootOptions = {
  onCaughtError(error, { componentStack }) {
    reportProblem('render', error, { componentStack });
    // oxlint-disable-next-line no-console -- React does the same without these options
    console.error(error);
  },
  onUncaughtError: tellWindow,
  onRecoverableError: tellWindow,
} satisfies RootOptions;

function tellWindow(error: unknown, { componentStack }: { readonly componentStack?: string | undefined }): void {
  reportProblem('render', error, { componentStack });
  reportError(error);
}
