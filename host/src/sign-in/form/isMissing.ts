import type { ApiError } from '@zhilv/platform';

/** A stock back end answers 401 or HTTP 404 for calls that it does not have, ours 501 for what is off (docs/protocol/README.md §2.2). */
const MISSING: ReadonlySet<number> = new Set([401, 404, 501]);

/** Tells whether the back end does not offer what a public call is for. */
export const isMissing = ({ code }: ApiError): boolean => MISSING.has(code);
