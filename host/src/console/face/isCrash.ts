import { ApiError } from '@zhilv/platform';
import { isRouteErrorResponse } from 'react-router';

/** Whether the page's own program is at fault, and not what it asked for: a refused call or a missing record is no crash. */
export const isCrash = (error: unknown): boolean =>
  !(error instanceof ApiError) && !isRouteErrorResponse(error) && !isAbort(error);

/** Whether a call was refused because its page, or the session, had ended. */
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
