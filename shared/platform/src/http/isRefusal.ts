import { ApiError } from './ApiError.ts';

/**
 * Whether the back end has decided against the caller. A back end that could not be reached or read, is too busy (429), or has
 * trouble of its own (500 to 999 are the codes of its framework) has decided nothing.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, code, cause } = error;
  if (kind === 'expired') return cause === undefined || isRefusal(cause);
  return kind === 'business' && code !== 429 && (code < 500 || code > 999);
}
