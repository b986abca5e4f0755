import { ApiError } from './ApiError.ts';

/** Codes of the framework by which it refuses the caller; those of the product begin at 1000. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403]);
const PRODUCT_CODES = 1_000;

/**
 * Whether the back end has decided against the caller. A back end that could not be reached or read, is too busy (429), does not find
 * its way (404, 405), is held up by another call (409, 423) or has trouble of its own (500 to 999) has decided nothing.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, code, cause } = error;
  if (kind === 'expired') return cause === undefined || isRefusal(cause);
  return kind === 'business' && (REFUSALS.has(code) || code >= PRODUCT_CODES);
}
